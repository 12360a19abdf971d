"use client";
import { enCards } from "../../locales/enCards.ts";
import type { Labels } from "../../locales/labels.ts";
import { guardLabels } from "./guardLabels.ts";
import { type CardHost, useCardHost } from "./host.ts";

/** The host's decisions with the words of all cards. */
export interface KindHost extends Omit<CardHost, "labels"> {
  readonly labels: Labels;
}

const hosts = new WeakMap<CardHost, KindHost>();
const words = new WeakMap<CardHost["labels"], Labels>();

/** `useCardHost` for cards that load later, and bring their words with them. */
export function useKindHost(): KindHost {
  const host = useCardHost();
  const known = hosts.get(host);
  if (known) return known;
  const full = Object.freeze({ ...host, labels: allLabels(host) });
  hosts.set(host, full);
  return full;
}

function allLabels({ labels, ownLabels = [] }: CardHost): Labels {
  const known = words.get(labels);
  if (known) return known;
  const all = Object.freeze({ ...ownLabels.reduce(guardLabels, enCards), ...labels });
  words.set(labels, all);
  return all;
}
