import type { MouseForm } from '../vdi/pointer.ts';
import type { Workstation } from '../vdi/workstation.ts';

/** Pointer shapes by name, in the order of the form numbers 0 to 7 of graf_mouse. */
export const MOUSE_FORMS = [
  'arrow',
  'text-cursor',
  'busy-bee',
  'pointing-hand',
  'flat-hand',
  'thin-cross',
  'thick-cross',
  'outlined-cross',
] as const;

export type MouseFormName = (typeof MOUSE_FORMS)[number];

export type MouseForms = ReadonlyMap<string, MouseForm>;

/** The resources lack a pointer shape. */
export class MouseFormError extends Error {
  override readonly name = 'MouseFormError';
  readonly form: string;

  constructor(form: string) {
    super(`no mouse form "${form}"`);
    this.form = form;
  }
}

/** The shape of the mouse pointer: the program's, or the AES's arrow while it works itself. */
export class MousePointer {
  readonly #vdi: Workstation;
  readonly #forms: MouseForms;
  #program: MouseFormName = 'arrow';
  #owned = 0;

  constructor(vdi: Workstation, forms: MouseForms) {
    this.#vdi = vdi;
    this.#forms = forms;
    this.#show('arrow');
    vdi.v_show_c(true);
  }

  /** Sets the program's shape, or hides (M_OFF) and shows (M_ON) the pointer (graf_mouse). */
  graf_mouse(form: MouseFormName | 'M_OFF' | 'M_ON'): void {
    if (form === 'M_OFF') {
      this.#vdi.v_hide_c();
    } else if (form === 'M_ON') {
      this.#vdi.v_show_c();
    } else {
      this.#program = form;
      if (this.#owned === 0) this.#show(form);
    }
  }

  /** Shows the arrow while `work` runs, then the program's shape again. */
  async whileArrow<T>(work: () => Promise<T>): Promise<T> {
    if (this.#owned++ === 0) this.#show('arrow');
    try {
      return await work();
    } finally {
      if (--this.#owned === 0) this.#show(this.#program);
    }
  }

  #show(name: MouseFormName): void {
    const form = this.#forms.get(name);
    if (form === undefined) throw new MouseFormError(name);
    this.#vdi.vsc_form(form);
  }
}
