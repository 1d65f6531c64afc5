import type { Risposta, Risposte } from '#shared/calcolatrice/domande.ts';
import { descrizioneGenere, isGenere } from '#shared/calcolatrice/generi.ts';
import { casiDi, type Casi } from './collegamento.ts';
import { domandaDi } from './domanda.ts';
import type * as Motore from './motore.ts';
import { bottone, elemento } from './nodi.ts';
import { GENERE, precedente, prossima } from './percorso.ts';
import { primaDomanda } from './prima-domanda.ts';
import { announce, showAddress, type Parti } from './riquadri.ts';
import { annuncioDi, risultatoDeiCasi } from './risultato.ts';
import { risposta } from './valori.ts';

/** The state of the page: the cases it holds, which one is in hand, the question that is open, the engine once it has come. */
interface Conto {
  readonly parti: Parti;
  /** The day that questions about days propose. */
  readonly oggi: string;
  motore: typeof Motore | null;
  casi: Casi;
  attivo: 0 | 1;
  aperta: string | null;
}

/** The page as its entry drives it. */
interface Calcolatrice {
  readonly draw: () => void;
  readonly receive: (motore: typeof Motore) => void;
}

/** The calculator in the parts of its page, with the cases that the address holds. */
export const calcolatrice = (parti: Parti, oggi: string): Calcolatrice => {
  const conto: Conto = { parti, oggi, motore: null, casi: casiDi(location.hash), attivo: 0, aperta: GENERE };
  return {
    draw: () => drawDomanda(conto),
    receive: (motore) => {
      conto.motore = motore;
      if (isGenere(casoInMano(conto)[GENERE])) open(conto, prossima(casoInMano(conto), motore));
    },
  };
};

const casoInMano = ({ casi, attivo }: Conto): Risposte => casi[attivo] ?? casi[0];

/** Keeps the case in hand, without the answers that are no longer asked, and writes the address. */
const keep = (conto: Conto, nuovo: Risposte): void => {
  const pulito = conto.motore?.senzaSuperflue(nuovo) ?? nuovo;
  const [primo, secondo] = conto.casi;
  if (conto.attivo === 1) conto.casi = [primo, pulito];
  else conto.casi = secondo === undefined ? [pulito] : [pulito, secondo];
  showAddress(conto.casi);
};

/** Opens a question, or the result where none is left, and leads who reads to it. */
const open = (conto: Conto, nome: string | null): void => {
  conto.aperta = nome;
  drawDomanda(conto);
  drawRisposte(conto);
  drawRisultato(conto);
  const { risultato, domanda } = conto.parti;
  (nome === null ? risultato : domanda).querySelector('h2')?.focus();
};

const openNext = (conto: Conto): void =>
  open(conto, conto.motore === null ? conto.aperta : prossima(casoInMano(conto), conto.motore));

/** Takes an answer: another kind of payee begins another case. */
const answer = (conto: Conto, nome: string, valore: Risposta): void => {
  const caso = casoInMano(conto);
  keep(conto, nome === GENERE && caso[GENERE] !== valore ? { [GENERE]: valore } : { ...caso, [nome]: valore });
  openNext(conto);
};

const drawDomanda = (conto: Conto): void => {
  const scelto = casoInMano(conto)[GENERE];
  const primo = isGenere(scelto) ? scelto : null;
  conto.parti.domanda.replaceChildren(
    ...(conto.aperta === GENERE && (conto.motore !== null || primo === null)
      ? [primaDomanda(primo, (genere) => answer(conto, GENERE, genere))]
      : domandaAperta(conto)),
  );
};

const domandaAperta = (conto: Conto): readonly HTMLElement[] => {
  const { motore, aperta, oggi } = conto;
  if (motore === null) return [elemento('h2', { tabindex: '-1' }, 'Arrivano le domande…')];
  const caso = casoInMano(conto);
  const [nome, campo] = motore.domandeDelCaso(caso).find(([una]) => una === aperta) ?? [];
  if (nome === undefined || campo === undefined) return [];
  return [
    domandaDi(campo, caso[nome], oggi, {
      avanti: (valore) => answer(conto, nome, valore),
      scrive: (valore) => {
        keep(conto, { ...casoInMano(conto), [nome]: valore });
        drawRisposte(conto);
        drawRisultato(conto);
      },
      indietro: () => open(conto, precedente(casoInMano(conto), nome, motore)),
    }),
  ];
};

const drawRisposte = (conto: Conto): void => {
  const caso = casoInMano(conto);
  const genere = caso[GENERE];
  if (conto.motore === null || !isGenere(genere)) return conto.parti.risposte.replaceChildren();
  const date = conto.motore.domandeDelCaso(caso).flatMap(([nome, campo]) => {
    const valore = caso[nome];
    return valore === undefined ? [] : [daCambiare(conto, nome, campo.domanda, risposta(campo, valore))];
  });
  conto.parti.risposte.replaceChildren(
    elemento('h2', {}, 'Le risposte'),
    elemento('ul', {}, daCambiare(conto, GENERE, 'Chi si paga?', descrizioneGenere[genere].nome), ...date),
  );
};

/** An answer that was given: touched, its question opens again. */
const daCambiare = (conto: Conto, nome: string, domanda: string, testo: string): HTMLElement =>
  elemento(
    'li',
    {},
    elemento('span', {}, domanda),
    bottone(testo, () => open(conto, nome), {
      'aria-label': `${domanda} ${testo}: cambia`,
      ...(nome === conto.aperta && { 'aria-current': 'step' }),
    }),
  );

const drawRisultato = (conto: Conto): void => {
  const { motore, casi, attivo, parti } = conto;
  if (motore === null || !isGenere(casoInMano(conto)[GENERE])) return parti.risultato.replaceChildren();
  const [primo, secondo] = casi.map((caso) => motore.esitoDelCaso(caso));
  const inMano = attivo === 0 ? primo : secondo;
  if (primo === undefined || inMano === undefined) return;
  announce(parti, annuncioDi(inMano));
  parti.risultato.replaceChildren(
    elemento('h2', { tabindex: '-1' }, 'Il risultato'),
    ...(secondo === undefined ? [] : [sceltaDelCaso(conto)]),
    ...risultatoDeiCasi(inMano, secondo === undefined ? null : [primo, secondo], motore),
    ...(inMano.esito === 'incompleto' ? [] : [comandi(conto)]),
  );
};

const show = (conto: Conto, quale: 0 | 1): void => {
  conto.attivo = quale;
  openNext(conto);
};

const sceltaDelCaso = (conto: Conto): HTMLElement =>
  elemento(
    'div',
    { class: 'comandi', role: 'group', 'aria-label': 'Quale caso' },
    ...([0, 1] as const).map((quale) =>
      bottone(`Caso ${quale + 1}`, () => show(conto, quale), {
        class: 'secondario',
        'aria-pressed': String(conto.attivo === quale),
      }),
    ),
  );

const comandi = (conto: Conto): HTMLElement =>
  elemento(
    'div',
    { class: 'comandi' },
    conto.casi.length === 1
      ? bottone('Confronta con un altro caso', () => begin(conto, [conto.casi[0], conto.casi[0]], 1), SECONDARIO)
      : bottone('Togli il confronto', () => begin(conto, [casoInMano(conto)], 0), SECONDARIO),
    bottone('Copia il collegamento', () => void conto.parti.copyLink(), SECONDARIO),
    bottone('Stampa', () => print(), SECONDARIO),
    bottone('Ricomincia', () => begin(conto, [{}], 0), SECONDARIO),
  );

const SECONDARIO = { class: 'secondario' };

/** Goes on with other cases than those of before. */
const begin = (conto: Conto, casi: Casi, attivo: 0 | 1): void => {
  conto.casi = casi;
  showAddress(casi);
  show(conto, attivo);
};
