import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { readContenuto } from '#archivio/cedolini/contenuto.ts';
import { processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { regolaSenza } from '#shared/calcolatrice/effetto.ts';
import { cedolinoSenzaSpiegazione } from '#shared/calculation/cedolino/cedolino.ts';
import type { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { tutteLeRegole } from '#shared/rules/index.ts';
import { scaglioniIrpef } from '#shared/rules/irpef.ts';
import { novitaDal, type Novita } from '#shared/rules/novita.ts';
import { notoDal } from '#shared/rules/regola.ts';
import { regoleCon, regoleCorrenti, regoleDa, type Regole, type RegolaUsata } from '#shared/rules/regole.ts';

/** A change of the law in the payslips of a school, in cents. */
interface NovitaProvata {
  /** The rule and the day it changes. */
  readonly chiave: string;
  /** Payslips whose net it changes, of how many people, and the day the first was paid. */
  readonly cedolini: number;
  readonly persone: number;
  readonly dal: string;
  /** Least and greatest difference of a net, and the sum of them. */
  readonly da: number;
  readonly a: number;
  readonly totale: number;
  /** Payslips that cannot be computed without it: they are in none of the sums. */
  readonly senza: number;
  /** The person whom it changes most, and by how much in all. */
  readonly chi: string;
  readonly diQuanto: number;
}

/** A sealed payslip with what it takes to compute it again. */
interface Sigillato {
  readonly persona: string;
  readonly nome: string;
  readonly pagatoIl: string;
  readonly netto: number;
  readonly situazione: Situazione;
  readonly regole: Regole;
  /** The versions that it used, id and first day. */
  readonly usate: ReadonlySet<string>;
}

/** Payslips opened at a time. */
const ALLA_VOLTA = 40;

const chiaveDi = (id: string, dal: string): string => `${id} ${dal}`;

/** Every computed payslip of the accounted runs of a school, in the order of their payment. */
const sigillatiDi = async (archivio: Archivio): Promise<readonly Sigillato[]> => {
  const repository = cedoliniRepository(archivio);
  const sigillati: Sigillato[] = [];
  for (const { uid, dataPagamento: pagatoIl } of await processiContabilizzati(archivio)) {
    const uids = (await repository.listTestate(uid)).map((testata) => testata.uid);
    for (let da = 0; da < uids.length; da += ALLA_VOLTA)
      for (const { testata, dettaglio } of await repository.getInteri(uids.slice(da, da + ALLA_VOLTA))) {
        const { storico, situazione, cedolino } = readContenuto(dettaglio.contenuto);
        if (situazione === null || cedolino === null) continue;
        sigillati.push({
          persona: testata.uidSubAnagrafe,
          nome: nominativo(storico.desCognome, storico.desNome),
          pagatoIl,
          netto: testata.netto,
          situazione,
          regole: comeAllora(cedolino.regole),
          usate: new Set(cedolino.regole.map(({ id, dal }) => chiaveDi(id, dal))),
        });
      }
  }
  return sigillati.toSorted((a, b) => (a.pagatoIl < b.pagatoIl ? -1 : 1));
};

/** The rules that a payslip keeps; of what it never asked for, those of today. */
const comeAllora = (usate: readonly RegolaUsata[]): Regole => {
  const [allora, oggi] = [regoleDa(usate), regoleCorrenti()];
  return {
    inVigore: (regola, giorno, saputo) =>
      allora.seInVigore(regola, giorno, saputo) ?? oggi.inVigore(regola, giorno, saputo),
    seInVigore: (regola, giorno, saputo) =>
      allora.seInVigore(regola, giorno, saputo) ?? oggi.seInVigore(regola, giorno, saputo),
    addizionale: allora.addizionale,
  };
};

/** The payslip without a change of the brackets: the rate that was read on the payslip of NoiPA is what it would have been. */
const senzaLAliquota = (sigillato: Sigillato, novita: Novita): Sigillato => {
  const { situazione } = sigillato;
  const letta = situazione.fiscali.aliquotaMassima;
  if (novita.regola.id !== scaglioniIrpef.id || letta === null) return sigillato;
  const aliquota = aliquotaDiPrima(novita, letta.aliquota);
  const fiscali = { ...situazione.fiscali, aliquotaMassima: { ...letta, aliquota } };
  return { ...sigillato, situazione: { ...situazione, fiscali } };
};

/** The rate of the same bracket before a change, for one that no bracket had; any other stays. */
const aliquotaDiPrima = ({ prima, versione }: Novita, letta: number): number => {
  const scaglioniDel = (dal: string) => scaglioniIrpef.versioni.find((una) => una.dal === dal)?.valore ?? [];
  const [allora, ora] = [scaglioniDel(prima?.dal ?? ''), scaglioniDel(versione.dal)];
  if (allora.some(({ aliquota }) => aliquota === letta)) return letta;
  const suo = ora.find(({ aliquota }) => aliquota === letta);
  return allora.find(({ fino }) => fino === suo?.fino)?.aliquota ?? letta;
};

const nettoCon = ({ situazione }: Sigillato, regole: Regole): number | null => {
  const esito = cedolinoSenzaSpiegazione(situazione, regole);
  if (esito.esito !== 'calcolato') return null;
  return esito.cedolino.righe.find(({ codice }) => codice === 'NETTO')?.importo ?? null;
};

/** Returns the effect of a change of the law on the payslips that used it; null where no net changes. */
const provata = (novita: Novita, letti: readonly Sigillato[]): NovitaProvata | null => {
  const senza = regolaSenza(novita);
  const cambiati = letti.flatMap((sigillato) => {
    const netto = nettoCon(senzaLAliquota(sigillato, novita), regoleCon(sigillato.regole, [senza]));
    return netto === sigillato.netto
      ? []
      : [{ ...sigillato, differenza: netto === null ? null : sigillato.netto - netto }];
  });
  const [primo] = cambiati;
  if (primo === undefined) return null;
  const differenze = cambiati.flatMap(({ differenza }) => (differenza === null ? [] : [differenza]));
  const perPersona = Map.groupBy(cambiati, ({ persona }) => persona);
  const [maggiore] = [...perPersona.values()]
    .map((suoi) => ({ nome: suoi[0]?.nome ?? '', diQuanto: somma(suoi.map(({ differenza }) => differenza ?? 0)) }))
    .toSorted((a, b) => Math.abs(b.diQuanto) - Math.abs(a.diQuanto) || (a.nome < b.nome ? -1 : 1));
  return {
    chiave: chiaveDi(novita.regola.id, novita.versione.dal),
    cedolini: cambiati.length,
    persone: perPersona.size,
    dal: primo.pagatoIl,
    da: differenze.length === 0 ? 0 : Math.min(...differenze),
    a: differenze.length === 0 ? 0 : Math.max(...differenze),
    totale: somma(differenze),
    senza: cambiati.length - differenze.length,
    chi: maggiore?.nome ?? '',
    diQuanto: maggiore?.diQuanto ?? 0,
  };
};

const somma = (importi: readonly number[]): number => importi.reduce((finora, uno) => finora + uno, 0);

/** Every change of the law that began, or became known, between two days, tried on the sealed payslips of a school: each is computed again without it. */
export const novitaProvate = async (
  archivio: Archivio,
  { scuola, dal, al }: { readonly scuola: string; readonly dal: string; readonly al: string },
) => {
  const sigillati = await sigillatiDi(archivio);
  const stonati = sigillati.filter((uno) => nettoCon(uno, uno.regole) !== uno.netto);
  if (stonati.length > 0)
    throw new Error(`${stonati.length} payslips of ${scuola} are not computed again to their net`);
  const novita = novitaDal(tutteLeRegole, dal).filter(({ versione }) => notoDal(versione) <= al);
  const esiti = novita.map((una) => {
    const chiave = chiaveDi(una.regola.id, una.versione.dal);
    const letti = sigillati.filter(({ usate }) => usate.has(chiave));
    return { chiave, letti: letti.length, esito: letti.length === 0 ? null : provata(una, letti) };
  });
  return {
    scuola,
    dal,
    al,
    cedolini: sigillati.length,
    persone: new Set(sigillati.map(({ persona }) => persona)).size,
    novita: esiti.flatMap(({ esito }) => (esito === null ? [] : [esito])),
    uguali: esiti.flatMap(({ chiave, letti, esito }) => (letti > 0 && esito === null ? [chiave] : [])),
    nonUsate: esiti.flatMap(({ chiave, letti }) => (letti === 0 ? [chiave] : [])),
  };
};
