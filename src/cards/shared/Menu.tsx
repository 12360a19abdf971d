"use client";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Icon, type LucideComponent } from "./Icon.tsx";
import { Check } from "./lucide/icons/check.ts";
import { menuTarget } from "./menuTarget.ts";
import { Popover } from "./Popover/Popover.tsx";

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideComponent;
  /** Makes it a checkbox. */
  readonly pressed?: boolean;
  /** At the end of the line, e.g. a state in words. */
  readonly hint?: string;
}

export interface MenuProps<Item extends MenuItem> {
  readonly open: boolean;
  /** The button that opens it; gets the focus back. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Accessible name. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly onSelect: (item: Item) => void;
  readonly onClose: () => void;
}

/** A menu below its button. Load it when it is first opened. Renders a `<div>` in a portal. */
export function Menu<Item extends MenuItem>(props: MenuProps<Item>): ReactNode {
  const { open, anchor, label, items, onSelect, onClose } = props;
  const close = (): void => {
    onClose();
    anchor.current?.focus({ preventScroll: true });
  };
  return (
    <Popover
      open={open}
      onOpenChange={(next) => !next && onClose()}
      anchor={anchor}
      label={label}
      variant="menu"
      side="bottom"
      align="end"
    >
      <MenuList
        label={label}
        items={items}
        onClose={close}
        onSelect={(item) => {
          close();
          onSelect(item);
        }}
      />
    </Popover>
  );
}

type MenuListProps<Item extends MenuItem> = Omit<MenuProps<Item>, "anchor" | "open">;

/** Pause after which type-ahead starts a new word, in milliseconds. */
const TYPE_AHEAD_MS = 700;

function MenuList<Item extends MenuItem>(props: MenuListProps<Item>): ReactNode {
  const { label, items, onSelect, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });

  useEffect(() => buttons(list.current)[0]?.focus({ preventScroll: true }), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = buttons(list.current);
    const now = Date.now();
    const fresh = now - typed.current.at > TYPE_AHEAD_MS;
    const text = event.key.length === 1 ? (fresh ? "" : typed.current.text) + event.key : "";
    if (text) typed.current = { text, at: now };
    const target = menuTarget(
      event.key,
      text,
      all.findIndex((button) => button.matches(":focus")),
      items.map((item) => item.label),
    );
    if (target === null) return;
    event.preventDefault();
    all[target]?.focus();
  };

  return (
    <div
      ref={list}
      role="menu"
      aria-label={label}
      className="ac-menu"
      data-slot="menu"
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: set only where the role is menuitemcheckbox
        <button
          key={item.id}
          type="button"
          role={item.pressed === undefined ? "menuitem" : "menuitemcheckbox"}
          aria-checked={item.pressed}
          tabIndex={-1}
          className="ac-mi ac-inset"
          data-slot="menu-item"
          data-action={item.id}
          onClick={() => onSelect(item)}
          onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
        >
          <Icon of={item.icon} />
          <span className="ac-mi-text">{item.label}</span>
          {item.hint && <span className="ac-mi-hint">{item.hint}</span>}
          {item.pressed && (
            <span className="ac-mi-hint">
              <Icon of={Check} />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

function buttons(list: HTMLElement | null): readonly HTMLButtonElement[] {
  return [...(list?.querySelectorAll("button") ?? [])];
}
