import { casiDal, effettiDi, type CasoCalcolato, type Effetto } from '#shared/calcolatrice/effetto.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { tutteLeRegole } from '#shared/rules/index.ts';
import { novitaDal, type Novita } from '#shared/rules/novita.ts';
import { notoDal } from '#shared/rules/regola.ts';
import { nellaDimostrazione } from './nella-dimostrazione.ts';
import type { RigaNovita } from './riga-novita.ts';

/**
 * The changes of the law of a year, the last first: from which payment, by which norm, for which kinds of payee and by how much in the sample cases.
 * The browser is given back between one change and the next.
 */
export const righeNovita = async (anno: number, isFermata: () => boolean): Promise<readonly RigaNovita[]> => {
  const righe: RigaNovita[] = [];
  const perGiorno = new Map<string, readonly CasoCalcolato[]>();
  const delAnno = novitaDal(tutteLeRegole, `${anno}-01-01`).filter(({ versione }) =>
    notoDal(versione).startsWith(String(anno)),
  );
  for (const novita of delAnno) {
    if (isFermata()) break;
    const { dal } = novita.versione;
    const casi = perGiorno.get(dal) ?? casiDal(dal);
    perGiorno.set(dal, casi);
    righe.push(rigaDi(novita, casi));
    await respiro();
  }
  return righe.toReversed();
};

const respiro = () => new Promise((resolve) => setTimeout(resolve));

const rigaDi = (novita: Novita, casi: readonly CasoCalcolato[]): RigaNovita => {
  const { regola, prima, versione, commi } = novita;
  const effetti = effettiDi(novita, casi);
  const chiave = `${regola.id} ${versione.dal}`;
  return {
    chiave,
    dal: notoDal(versione),
    regola: regola.descrizione,
    cambiamento: cambiamentoDi(prima, versione),
    norma: commi.length > 0 ? commi.map(({ atto, comma }) => `${atto}, ${comma}`).join('; ') : testoNorma(novita),
    dice: commi.map(({ dice }) => dice).join('; '),
    chi: effetti.length > 0 ? effetti.map(inParole).join('; ') : senzaEffetto(novita, casi),
    ...nellaDimostrazione(chiave),
    netto: effetti.length === 0 ? null : Math.max(...effetti.flatMap(({ netto }) => netto.map(Math.abs))),
  };
};

const testoNorma = ({ versione }: Novita): string => versione.norma.map(({ testo }) => testo).join('; ');

const cambiamentoDi = (prima: Novita['prima'], { valore }: Novita['versione']): string => {
  if (valore === null) return 'finisce';
  return prima === null || prima.valore === null ? 'comincia' : 'cambia';
};

const segnato = (centesimi: number): string => `${centesimi > 0 ? '+' : ''}${formatEuro(centesimi)}`;

const inParole = ({ chi, casi, su, netto: [da, a], nuovi }: Effetto): string => {
  const quanto = da === a ? segnato(da) : `da ${segnato(da)} a ${segnato(a)}`;
  return `${chi}: ${casi} casi su ${su}, netto ${quanto}${nuovi === 0 ? '' : `, ${nuovi} prima non si calcolavano`}`;
};

/** The reason for which nobody is touched: no sample case reads the rule, or none changes by it. */
const senzaEffetto = ({ regola, versione }: Novita, casi: readonly CasoCalcolato[]): string => {
  const letta = casi.filter(({ usate }) => usate.has(`${regola.id}|${versione.dal}`)).length;
  return letta === 0
    ? `Nessuno dei ${casi.length} casi di prova la usa`
    : `${letta} casi di prova su ${casi.length} la usano, e nessuno cambia`;
};
