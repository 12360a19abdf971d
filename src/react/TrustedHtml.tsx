"use client";
import type { ReactNode } from "react";
import { ArtifactCardsError } from "../protocol/errors.ts";
import { valueText } from "../protocol/safety/valueText.ts";

/** Markup of the host's own making, or a `TrustedHTML` of one of its policies. */
type Markup = string | object;

interface Trusted {
  readonly markup: Markup;
  readonly policy: string | undefined;
  /** Made when first shown, then the same: React writes a new object to the page again. */
  prop?: { readonly __html: string };
}

/** What {@link trustedHtml} gives. It holds nothing: to be known here is what makes it trusted. */
export interface TrustedMarkup {
  readonly "~trusted": never;
}

/**
 * Membership is the brand: no JSON, clone, spread, proxy, other realm or other copy of this library can
 * be in this map (security section 5).
 */
const trusted = new WeakMap<object, Trusted>();

/**
 * Vouches for markup. Only for host code, inside a custom renderer, with markup that the host has made or
 * sanitised itself: the library does no sanitising. Never for anything that a tool returned.
 *
 * @param markup text, or a `TrustedHTML` of the host's own policy, which is passed on as it is
 * @param options.policy name of a Trusted Types policy that a text goes through; needed where the page
 *   has `require-trusted-types-for 'script'`, and listed there under `trusted-types`. Not `default`, which would
 *   let every text of the page through
 * @throws {ArtifactCardsError} `invalid-argument` for anything else
 */
export function trustedHtml(
  markup: Markup,
  options: { readonly policy?: string } = {},
): TrustedMarkup {
  const policy: unknown = options?.policy;
  if (policy !== undefined && (typeof policy !== "string" || policy === "default")) {
    throw new ArtifactCardsError(
      "invalid-argument",
      "trustedHtml takes the name of a Trusted Types policy as `policy`, a string other than `default`. Pass the name, or make a TrustedHTML with your policy and pass that as the markup.",
    );
  }
  if (typeof markup !== "string" && !isTrustedType(markup)) {
    throw new ArtifactCardsError(
      "invalid-argument",
      "trustedHtml takes a string or a TrustedHTML, because nothing else is markup that somebody vouched for. Pass one of them, made by your own code.",
    );
  }
  const token = Object.freeze(Object.create(null)) as TrustedMarkup;
  trusted.set(token, { markup, policy });
  return token;
}

interface TrustedHtmlProps {
  readonly html: TrustedMarkup;
}

/**
 * Shows markup that {@link trustedHtml} vouched for; anything else as literal text. The one place in the
 * library where markup reaches the page. Renders a `<div>`.
 */
export function TrustedHtml({ html }: TrustedHtmlProps): ReactNode {
  const known = typeof html === "object" && html !== null ? trusted.get(html) : undefined;
  if (!known) {
    return (
      <div className="ac-html" data-slot="html">
        {valueText(html)}
      </div>
    );
  }
  return (
    <div
      className="ac-html"
      data-slot="html"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the reviewed sink, for what the host vouched for
      dangerouslySetInnerHTML={propOf(known)}
    />
  );
}

interface Policy {
  readonly createHTML: (text: string) => object;
}

interface TrustedTypes {
  readonly isHTML: (x: unknown) => boolean;
  readonly createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => Policy;
}

const trustedTypes = (): TrustedTypes | undefined =>
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

const isTrustedType = (x: unknown): boolean => trustedTypes()?.isHTML(x) === true;

const policies = new Map<string, Policy>();

function propOf(known: Trusted): { readonly __html: string } {
  // React takes a TrustedHTML as well; its types know only text.
  known.prop ??= { __html: compliant(known) as string };
  return known.prop;
}

/** A policy of one name can often be made only once, so it is kept. */
function compliant({ markup, policy: name }: Trusted): Markup {
  const types = trustedTypes();
  if (typeof markup !== "string" || name === undefined || !types) return markup;
  const policy = policies.get(name) ?? types.createPolicy(name, { createHTML: (text) => text });
  policies.set(name, policy);
  return policy.createHTML(markup);
}
