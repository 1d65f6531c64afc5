import { descrizioneGenere, descrizioneGruppo, generi, type Genere } from '#shared/calcolatrice/generi.ts';
import { bottone, elemento } from './nodi.ts';

/** The first question, which needs nothing of the engine: the kinds of payee by group. */
export const primaDomanda = (scelto: Genere | null, scegli: (genere: Genere) => void): HTMLElement =>
  elemento(
    'section',
    { class: 'domanda', 'aria-labelledby': 'domanda' },
    elemento('h2', { id: 'domanda', tabindex: '-1' }, 'Chi si paga?'),
    ...Object.entries(descrizioneGruppo).map(([gruppo, nome]) =>
      elemento(
        'div',
        { role: 'group', 'aria-label': nome },
        elemento('h3', {}, nome),
        elemento(
          'ul',
          { class: 'scelte' },
          ...generi
            .filter((genere) => descrizioneGenere[genere].gruppo === gruppo)
            .map((genere) => elemento('li', {}, sceltaDi(genere, scelto, scegli))),
        ),
      ),
    ),
  );

const sceltaDi = (genere: Genere, scelto: Genere | null, scegli: (genere: Genere) => void): HTMLButtonElement => {
  const { nome, chi } = descrizioneGenere[genere];
  const scelta = bottone('', () => scegli(genere), { class: 'scelta', 'aria-pressed': String(genere === scelto) });
  scelta.append(elemento('strong', {}, nome), elemento('span', {}, chi));
  return scelta;
};
