import type { Campo, Risposta } from '#shared/calcolatrice/domande.ts';
import { bottone, elemento } from './nodi.ts';
import { digitata, lettura } from './valori.ts';

/** The listeners of a question. */
interface Ascolto {
  /** The answer is complete: the next question comes. */
  readonly avanti: (valore: Risposta) => void;
  /** The answer changes while it is typed. */
  readonly scrive: (valore: Risposta) => void;
  readonly indietro: () => void;
}

/** One question of a kind of payee. */
export const domandaDi = (campo: Campo, valore: Risposta | undefined, oggi: string, ascolto: Ascolto): HTMLElement =>
  elemento(
    'section',
    { class: 'domanda', 'aria-labelledby': 'domanda' },
    elemento('h2', { id: 'domanda', tabindex: '-1' }, campo.domanda),
    ...(campo.aiuto === undefined ? [] : [elemento('p', { id: 'aiuto', class: 'aiuto' }, campo.aiuto)]),
    campo.tipo === 'scelta' || campo.tipo === 'si_no'
      ? scelteDi(campo, valore, ascolto)
      : casella(campo, valore ?? (campo.tipo === 'giorno' ? oggi : undefined), ascolto),
  );

const scelteDi = (
  campo: Extract<Campo, { tipo: 'scelta' | 'si_no' }>,
  valore: Risposta | undefined,
  { avanti, indietro }: Ascolto,
): HTMLElement => {
  const voci: readonly (readonly [Risposta, string])[] =
    campo.tipo === 'scelta'
      ? Object.entries(campo.voci)
      : [
          [true, 'Sì'],
          [false, 'No'],
        ];
  return elemento(
    'div',
    {},
    elemento(
      'ul',
      { class: 'scelte' },
      ...voci.map(([codice, testo]) =>
        elemento(
          'li',
          {},
          bottone(testo, () => avanti(codice), { class: 'scelta', 'aria-pressed': String(codice === valore) }),
        ),
      ),
    ),
    elemento('p', { class: 'comandi' }, bottone('Indietro', indietro, { class: 'secondario' })),
  );
};

const casella = (
  campo: Exclude<Campo, { tipo: 'scelta' | 'si_no' }>,
  valore: Risposta | undefined,
  { avanti, scrive, indietro }: Ascolto,
): HTMLElement => {
  const errore = elemento('p', { id: 'errore', class: 'errore', role: 'alert' });
  const aiutata = campo.aiuto === undefined ? 'errore' : 'aiuto errore';
  const input = elemento('input', {
    id: 'risposta',
    name: 'risposta',
    'aria-labelledby': 'domanda',
    'aria-describedby': aiutata,
    autocomplete: 'off',
    ...TASTIERE[campo.tipo],
  });
  input.value = digitata(campo, valore);
  const unita = UNITA[campo.tipo];
  input.addEventListener('input', () => {
    errore.textContent = '';
    input.removeAttribute('aria-invalid');
    const letto = lettura(campo, input.value);
    if ('valore' in letto) scrive(letto.valore);
  });
  const submit = (evento: Event): void => {
    evento.preventDefault();
    const letto = lettura(campo, input.value);
    if ('valore' in letto) return avanti(letto.valore);
    errore.textContent = letto.errore;
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  };
  return elemento(
    'form',
    { submit, novalidate: true },
    elemento('span', { class: 'casella' }, input, ...(unita === undefined ? [] : [elemento('span', {}, unita)])),
    errore,
    elemento(
      'p',
      { class: 'comandi' },
      elemento('button', { type: 'submit', class: 'primario' }, 'Avanti'),
      bottone('Indietro', indietro, { class: 'secondario' }),
    ),
  );
};

type Tipo = Exclude<Campo['tipo'], 'scelta' | 'si_no'>;

const TASTIERE: Readonly<Record<Tipo, Readonly<Record<string, string>>>> = {
  importo: { type: 'text', inputmode: 'decimal' },
  ore: { type: 'text', inputmode: 'decimal' },
  aliquota: { type: 'text', inputmode: 'decimal' },
  intero: { type: 'text', inputmode: 'numeric' },
  giorno: { type: 'date', min: '2018-01-01', max: '2100-12-31' },
};

const UNITA: Readonly<Partial<Record<Tipo, string>>> = { importo: '€', ore: 'ore', aliquota: '%' };
