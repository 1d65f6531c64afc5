import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { righeBrevi, type CedolinoSalvato, type RigaBreve } from '#archivio/cedolini/cedolino.ts';
import { sottoAnagrafe } from '#archivio/cedolini/intestatario.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { processoEntita, rigaProcesso } from '#archivio/cedolini/processo.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { Campo } from '#functions/impaginazione/layout/parti/campi.ts';
import type { ContestoStampa } from '#functions/impaginazione/stampa.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { pagataIl } from '#shared/domain/elaborazione/esecuzione.ts';
import { chiaveNominativo, nominativo } from '#shared/domain/persona/nominativo.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import { formatMese, meseDi, type Mese } from '#shared/domain/tempo/mese.ts';

/** Months of one year that a print is about; `meseDa` and `meseA` included. */
export interface Periodo {
  readonly anno: number;
  readonly meseDa: number;
  readonly meseA: number;
  readonly uidSubAnagrafe?: Uid<'PERSONA'> | undefined;
  readonly provvisori?: boolean | undefined;
}

/** A computed payslip of the period, with its run and the month it falls in. */
export interface Liquidato {
  readonly processo: Processo;
  readonly mese: Mese;
  readonly testata: CedolinoSalvato;
  readonly righe: readonly RigaBreve[];
}

/** By which month a run counts in a print: that of a filing, of its payment, or of its liquidation. */
export type Conta = Adempimento | 'PAGAMENTO' | 'LIQUIDAZIONE';

/** Runs read at a time. */
const ALLA_VOLTA = 8;

/**
 * The payments of a period, by month, run and person: only accounted runs or, when asked, also those computed and not yet accounted; never a simulation.
 * The month of a run is that in which it is filed for an obligation, where it has one: what is withheld is summed as it is paid to the State;
 * else that of payment, or of liquidation, as who prints says.
 * Requests: 2 or 4 for the rows of the runs, 1 for each hundred that may count, 1 for each run of the period, 1 for each hundred people.
 */
export const liquidatoIn = async (
  contesto: ContestoStampa,
  periodo: Periodo,
  conta: Conta,
): Promise<readonly Liquidato[]> => {
  const processi = await processiDi(contesto, periodo, conta);
  const liquidati: Liquidato[] = [];
  for (let inizio = 0; inizio < processi.length; inizio += ALLA_VOLTA) {
    const parte = await Promise.all(
      processi.slice(inizio, inizio + ALLA_VOLTA).map((trovato) => cedoliniDi(contesto, trovato, periodo)),
    );
    liquidati.push(...parte.flat());
  }
  const testate = await sottoAnagrafe(
    contesto.archivio,
    liquidati.map(({ testata }) => testata),
  );
  return liquidati.map((liquidato, posto) => ({ ...liquidato, testata: testate[posto] ?? liquidato.testata }));
};

/** The computed payslips of one run, whatever its state. @throws NON_TROVATO */
export const liquidatoDelProcesso = async (
  contesto: ContestoStampa,
  idProcesso: Uid<'PROCESSO'>,
): Promise<{ readonly processo: Processo; readonly liquidati: readonly Liquidato[] }> => {
  const processo = await processiRepository(contesto.archivio).load(idProcesso);
  return {
    processo,
    liquidati: await cedoliniDi(contesto, { processo, mese: meseContato(processo, 'LIQUIDAZIONE') }, {}),
  };
};

/** Surname and name of a payee: of several runs as the registry has them, of one run as its payslip. */
export const chiDi = ({ testata: { storico } }: Liquidato): string => nominativo(storico.desCognome, storico.desNome);

/** ' di Rossi Mario' for the title of a print of one person; empty for everybody. @throws NON_TROVATO */
export const titoloDiPersona = async ({ uidSubAnagrafe }: Periodo, { archivio }: ContestoStampa): Promise<string> => {
  if (uidSubAnagrafe === undefined) return '';
  const persona = await personeRepository(archivio).resolve(uidSubAnagrafe);
  return ` di ${nominativo(persona.desCognome, persona.desNome)}`;
};

/** The order of people in a list. */
export const chiaveDi = ({ testata: { storico } }: Liquidato): string =>
  chiaveNominativo(storico.desCognome, storico.desNome, storico.desCf);

/** 'gennaio 2026', or 'gennaio–marzo 2026'. */
export const formatPeriodo = ({ anno, meseDa, meseA }: Periodo): string =>
  meseDa === meseA ? formatMese({ anno, mese: meseDa }) : `${nomeMese(meseDa)}–${formatMese({ anno, mese: meseA })}`;

/** What every page of a print says when a run in it is not accounted. */
export const PROVVISORIO = 'PROVVISORIO';

/** What the print was asked with, as its head says it. */
export const filtriPeriodo = (periodo: Periodo): readonly Campo[] => [
  { etichetta: 'Mesi', valore: formatPeriodo(periodo) },
  {
    etichetta: 'Elaborazioni',
    valore: periodo.provvisori === true ? `${PROVVISORIO}: anche non contabilizzate` : 'Contabilizzate',
  },
];

const cedoliniDi = async (
  { archivio }: ContestoStampa,
  { processo, mese }: Pick<Liquidato, 'processo' | 'mese'>,
  { uidSubAnagrafe }: Pick<Periodo, 'uidSubAnagrafe'>,
): Promise<Liquidato[]> => {
  const cedolini = cedoliniRepository(archivio);
  const testate =
    uidSubAnagrafe === undefined
      ? await cedolini.listTestate(processo.uid)
      : await cedolini.getTestate(await cedolini.uidsDi([processo.uid], [uidSubAnagrafe]));
  return testate
    .filter(({ esito }) => esito === 'CALCOLATO')
    .map((testata) => ({ processo, mese, testata, righe: righeBrevi(testata) }))
    .toSorted((a, b) => (chiaveDi(a) < chiaveDi(b) ? -1 : 1));
};

const meseContato = ({ PERIODI_DEST, PERIODO_RIF, ANNO, MESE, ...pagata }: Processo, conta: Conta): Mese => {
  if (conta === 'LIQUIDAZIONE') return PERIODO_RIF ?? { anno: ANNO, mese: MESE };
  return PERIODI_DEST.find(({ adempimento }) => adempimento === conta) ?? meseDi(pagataIl(pagata));
};

/** A run that may count in a year: paid in it or at the beginning of the next, liquidated in it or moved into it. */
const mayCount = ({ ANNO, dataPagamento }: Pick<Processo, 'ANNO' | 'dataPagamento'>, anno: number): boolean =>
  [anno, anno + 1].includes(Number(dataPagamento.slice(0, 4))) || [anno - 1, anno].includes(ANNO);

const processiDi = async (
  { archivio }: ContestoStampa,
  { anno, meseDa, meseA, provvisori }: Periodo,
  conta: Conta,
): Promise<Pick<Liquidato, 'processo' | 'mese'>[]> => {
  const stati = provvisori === true ? ['CONTABILIZZATO', 'COMPLETATO'] : ['CONTABILIZZATO'];
  const inizi = ['V', 'N'].flatMap((visibile) => stati.map((stato) => `${visibile}#${stato}#`));
  const items = await Promise.all(
    inizi.map((begins) => archivio.of(processoEntita).queryIndice({ index: 'indice2', begins })),
  );
  const righe = archivio.leggi(items.flat(), rigaProcesso).filter((riga) => mayCount(riga, anno));
  return (await processiRepository(archivio).getMany(righe.map(({ uid }) => uid)))
    .map((processo) => ({ processo, mese: meseContato(processo, conta) }))
    .filter(
      ({ processo, mese }) =>
        !processo.simulazione &&
        processo.sostituita === undefined &&
        mese.anno === anno &&
        mese.mese >= meseDa &&
        mese.mese <= meseA,
    )
    .toSorted((a, b) => a.mese.mese - b.mese.mese || a.processo.ID_ELABORAZIONE - b.processo.ID_ELABORAZIONE);
};
