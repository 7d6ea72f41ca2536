type Child = Node | string | null;

/** Attributes by name; null and false leave one out, true sets it empty. */
export type Attributes = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Makes an element.
 *
 * @param attributes set as attributes, never as properties
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  setAttributes(made, attributes);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** Sets, empties and takes away attributes as `Attributes` says. */
export function setAttributes(target: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === false) target.removeAttribute(name);
    else target.setAttribute(name, value === true ? '' : String(value));
  }
}

/** A button that does something. Without `label`, its text is its name. */
export function button(attributes: Attributes, press: () => void, ...children: readonly Child[]): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, ...children);
  made.addEventListener('click', press);
  return made;
}
