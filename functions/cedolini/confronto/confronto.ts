import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { righeBrevi, type CedolinoSalvato, type RigaBreve } from '#archivio/cedolini/cedolino.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { elencoProcessi, processoEntita, rigaProcesso } from '#archivio/cedolini/processo.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError, campoNonValido } from '#platform/errors.ts';
import { coppieDiRighe, righePerChiave, type CoppiaDiRighe } from '#shared/confronto/righe-a-coppie.ts';
import type { Storico } from '#shared/contracts/cedolini/cedolino.ts';
import type {
  Causa,
  Confronto,
  DifferenzaPersona,
  DifferenzaRiga,
  Termine,
} from '#shared/contracts/cedolini/confronto.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { chiaveNominativo } from '#shared/domain/persona/nominativo.ts';
import { formatAliquota, formatEuro, somma } from '#shared/money/centesimi.ts';
import { totaliDi } from '../cedolino/riassunto.ts';

const MASSIMO_PERSONE = 1000;
/** Lines that an answer can carry: about 250 bytes each, under the 6 MB of a Lambda. */
const MASSIMO_RIGHE = 20_000;

/** A person on one side: the lines of all their payslips, by code and base of work. */
interface Lato {
  readonly storico: Storico;
  readonly netto: number;
  readonly righe: ReadonlyMap<string, RigaBreve>;
}

/** Two runs, or two months, side by side from the heads of their payslips alone: what differs, or everything. @throws NON_TROVATO, TROPPI_RISULTATI */
export const confronto = async (
  archivio: Archivio,
  {
    prima,
    dopo,
    tutte = false,
  }: { readonly prima: Termine; readonly dopo: Termine; readonly tutte?: boolean | undefined },
): Promise<Confronto> => {
  const [a, b] = await Promise.all([testateDi(archivio, prima, 'prima'), testateDi(archivio, dopo, 'dopo')]);
  const [vecchi, nuovi] = [latiDi(a), latiDi(b)];
  const uids = [...new Set([...vecchi.keys(), ...nuovi.keys()])];
  const confrontate = uids.flatMap((uid) => differenzaPersona(uid, vecchi.get(uid), nuovi.get(uid), tutte) ?? []);
  const righe = confrontate.reduce((numero, persona) => numero + persona.righe.length, 0);
  if (confrontate.length > MASSIMO_PERSONE || righe > MASSIMO_RIGHE) throw troppi(confrontate.length, righe, tutte);
  const diverse = confrontate.filter(({ esito }) => esito !== 'UGUALE').length;
  return {
    prima: totaliDi(a),
    dopo: totaliDi(b),
    uguali: uids.length - diverse,
    diverse,
    persone: alfabetico(confrontate),
  };
};

const troppi = (persone: number, righe: number, tutte: boolean): AppError =>
  new AppError(
    'TROPPI_RISULTATI',
    `${tutte ? 'Le persone' : 'Le persone che cambiano'} sono ${persone}, con ${righe} righe: ${tutte ? 'chiedere solo le differenze' : 'confrontare due elaborazioni alla volta'}.`,
  );

const alfabetico = (persone: readonly DifferenzaPersona[]): DifferenzaPersona[] =>
  persone
    .map((persona) => ({
      persona,
      chiave: chiaveNominativo(persona.storico.desCognome, persona.storico.desNome, persona.storico.desCf),
    }))
    .toSorted((x, y) => (x.chiave < y.chiave ? -1 : 1))
    .map(({ persona }) => persona);

/** Computed payslips of a run, or of every run of a month. */
const testateDi = async (
  archivio: Archivio,
  { idProcesso, anno, mese }: Termine,
  campo: string,
): Promise<CedolinoSalvato[]> => {
  const cedolini = cedoliniRepository(archivio);
  if (idProcesso !== undefined) {
    await processiRepository(archivio).load(idProcesso);
    return calcolati(await cedolini.listTestate(idProcesso));
  }
  if (anno === undefined || mese === undefined)
    throw campoNonValido(campo, "Indicare un'elaborazione, oppure anno e mese.");
  const begins = elencoProcessi.filtri.anno?.piega(`${anno}-${String(mese).padStart(2, '0')}#`) ?? '';
  const processi = archivio
    .leggi(await archivio.of(processoEntita).queryIndice({ index: 'indice1', begins }), rigaProcesso)
    .filter(({ simulazione }) => !simulazione);
  return calcolati((await Promise.all(processi.map(({ uid }) => cedolini.listTestate(uid)))).flat());
};

const calcolati = (testate: readonly CedolinoSalvato[]): CedolinoSalvato[] =>
  testate.filter(({ esito }) => esito === 'CALCOLATO');

const latiDi = (testate: readonly CedolinoSalvato[]): Map<Uid<'PERSONA'>, Lato> =>
  new Map(
    [...Map.groupBy(testate, ({ uidSubAnagrafe }) => uidSubAnagrafe)].flatMap(([uid, sue]) => {
      const [prima] = sue;
      return prima === undefined
        ? []
        : [
            [
              uid,
              {
                storico: prima.storico,
                netto: somma(sue.map(({ netto }) => netto)),
                righe: righePerChiave(sue.flatMap(righeBrevi)),
              },
            ] as const,
          ];
    }),
  );

const differenzaPersona = (
  uidSubAnagrafe: Uid<'PERSONA'>,
  prima: Lato | undefined,
  dopo: Lato | undefined,
  tutte: boolean,
): DifferenzaPersona | undefined => {
  const storico = dopo?.storico ?? prima?.storico;
  if (storico === undefined) return undefined;
  const confrontate = coppieDiRighe(righeDi(prima), righeDi(dopo)).flatMap((coppia) => differenzaRiga(coppia) ?? []);
  const righe = tutte ? confrontate : confrontate.filter(({ causa }) => causa !== 'UGUALE');
  const [nettoPrima, nettoDopo] = [nettoDi(prima), nettoDi(dopo)];
  const uguale = nettoPrima === nettoDopo && confrontate.every(({ causa }) => causa === 'UGUALE');
  if (uguale && !tutte) return undefined;
  return {
    uidSubAnagrafe,
    storico,
    esito: esitoDi(prima, dopo, uguale),
    nettoPrima,
    nettoDopo,
    differenza: minus(nettoDopo ?? 0, nettoPrima ?? 0),
    righe: righe.slice(0, 500),
  };
};

const NESSUNA: ReadonlyMap<string, RigaBreve> = new Map();
const righeDi = (lato: Lato | undefined): ReadonlyMap<string, RigaBreve> => lato?.righe ?? NESSUNA;
const nettoDi = (lato: Lato | undefined): number | null => lato?.netto ?? null;

const esitoDi = (prima: Lato | undefined, dopo: Lato | undefined, uguale: boolean): DifferenzaPersona['esito'] => {
  if (prima === undefined) return 'AGGIUNTA';
  if (dopo === undefined) return 'TOLTA';
  return uguale ? 'UGUALE' : 'CAMBIATA';
};

const minus = (dopo = 0, prima = 0): number => dopo - prima;

const differenzaRiga = ({ prima, dopo, causa }: CoppiaDiRighe<RigaBreve>): DifferenzaRiga | undefined => {
  const riga = dopo ?? prima;
  if (riga === null) return undefined;
  return {
    codice: riga.codice,
    descrizione: riga.descrizione,
    gruppo: riga.gruppo,
    prima: prima?.importo ?? null,
    dopo: dopo?.importo ?? null,
    differenza: minus(dopo?.importo, prima?.importo),
    causa,
    spiegazione: spiegazione(causa, prima, dopo),
  };
};

const spiegazione = (causa: Causa, prima: RigaBreve | null, dopo: RigaBreve | null): string => {
  switch (causa) {
    case 'UGUALE':
      return '';
    case 'AGGIUNTA':
      return `riga nuova: ${euro(dopo?.importo)}`;
    case 'TOLTA':
      return `riga che non c'è più: era ${euro(prima?.importo)}`;
    case 'BASE':
      return altraBase(prima, dopo);
    case 'ALIQUOTA':
      return altraAliquota(prima, dopo);
    case 'BASE_E_ALIQUOTA':
      return `${altraBase(prima, dopo)}, ${altraAliquota(prima, dopo)}`;
    case 'IMPORTO':
      return `quantità o importo indicato: da ${euro(prima?.importo)} a ${euro(dopo?.importo)}`;
  }
};

const altraBase = (prima: RigaBreve | null, dopo: RigaBreve | null): string =>
  `imponibile o tariffa da ${euro(prima?.base)} a ${euro(dopo?.base)}`;
const altraAliquota = (prima: RigaBreve | null, dopo: RigaBreve | null): string =>
  `aliquota da ${percento(prima?.aliquota)} a ${percento(dopo?.aliquota)}`;
const euro = (importo: number | null | undefined): string =>
  importo === null || importo === undefined ? 'nessuno' : formatEuro(importo);
const percento = (aliquota: number | null | undefined): string =>
  aliquota === null || aliquota === undefined ? 'nessuna' : formatAliquota(aliquota);
