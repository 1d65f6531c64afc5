type Proprieta = Readonly<Record<string, string | boolean | ((evento: Event) => void)>>;

/** A node of the page: what is a function listens, what is false is left out, the rest are attributes. No text is ever read as HTML. */
export const elemento = <K extends keyof HTMLElementTagNameMap>(
  nome: K,
  proprieta: Proprieta = {},
  ...figli: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const nodo = document.createElement(nome);
  for (const [chiave, valore] of Object.entries(proprieta)) {
    if (typeof valore === 'function') nodo.addEventListener(chiave, valore);
    else if (valore !== false) nodo.setAttribute(chiave, valore === true ? '' : valore);
  }
  nodo.append(...figli);
  return nodo;
};

/** A button that does something in the page. */
export const bottone = (testo: string, premuto: () => void, proprieta: Proprieta = {}): HTMLButtonElement =>
  elemento('button', { type: 'button', click: premuto, ...proprieta }, testo);
