import { createHash } from 'node:crypto';
import { righeBrevi } from '#archivio/cedolini/cedolino.ts';
import { cedoliniRaccolti, type ContenutoDenuncia, type RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import type { ImportoSpt } from '#shared/contracts/denunce/spt.ts';
import { byTesto } from '#shared/domain/ordine-testi.ts';
import { accorciato } from '#shared/domain/testo.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { formatAliquota, somma } from '#shared/money/centesimi.ts';
import { maggioriResti } from '#shared/money/ripartizione.ts';
import { NOMI_IMPORTI, QUADRI } from '../formati/spt/composizione.ts';
import type { Campi } from '../macchina/denuncia.ts';
import { supplentiFuori, type CedolinoSpt } from './fuori.ts';

/** How the portal names an item; empty where nobody has said. */
export interface NomiVoce {
  readonly tipo: string;
  readonly capitolo: string;
}
export type NomiDi = (voce: string, giorno: string) => NomiVoce;

/** Which amounts of a compensation a line of the payslip makes. */
interface Verso {
  readonly importo: ImportoSpt;
  readonly base: ImportoSpt | null;
  readonly tassazione: 'AC' | 'AP';
}
const verso = (importo: ImportoSpt, base: ImportoSpt | null = null, tassazione: Verso['tassazione'] = 'AC'): Verso => ({
  importo,
  base,
  tassazione,
});

/** Lines of the payslip by their code; what else is withheld is AltreRitenute, what else the school owes is not told. */
const VERSO: Readonly<Record<string, Verso>> = {
  PENSIONE_DIPENDENTE: verso('RitenutaPensione', 'ImponibilePensione'),
  CONTRIBUTO_AGGIUNTIVO: verso('RitenutaPensione'),
  ESONERO_IVS: verso('RitenutaPensione'),
  ESONERO_MADRE: verso('RitenutaPensione'),
  FONDO_CREDITO: verso('RitenutaFondoCredito'),
  TFS_DIPENDENTE: verso('RitenutaOperaPrevidenza', 'ImponibilePrevidenza'),
  RIDUZIONE_TFR: verso('RitenutaTfr', 'ImponibilePrevidenza'),
  IRPEF: verso('RitenutaIrpef', 'ImponibileIrpef'),
  IRPEF_SEPARATA: verso('RitenutaIrpef', 'ImponibileIrpef', 'AP'),
  SOSTITUTIVA_15: verso('Sostitutiva', 'ImponibileSostitutiva'),
  IRAP: verso('Irap', 'ImponibileIrap'),
};

/** Groups of the lines that pay, and of those that are withheld. */
const PAGATE: Readonly<Partial<Record<Rotta['gruppo'], ImportoSpt>>> = { competenze: 'Lordo', somme_esenti: 'Esente' };
const TRATTENUTE: readonly Rotta['gruppo'][] = ['ritenute_previdenziali', 'ritenute_fiscali'];

/** A part of a payslip line, and the compensation it belongs to. */
interface Quota {
  readonly cedolino: CedolinoSpt;
  readonly posto: number;
  readonly rotta: Rotta;
  readonly importo: number;
  readonly base: number;
  readonly verso: Verso;
  readonly voce: string;
  readonly descrizione: string;
  readonly competenza: string;
}

type VoceDelMese = Pick<Quota, 'voce' | 'descrizione' | 'competenza'> & { readonly peso: number };

const competenzaDi = ({ competenza }: Rotta, { processo: { ANNO, MESE } }: CedolinoSpt): string =>
  meseOrdinato(competenza ?? { anno: ANNO, mese: MESE });

/** What the certificate of the school tells of (short substitutes, heirs) is not told here too. */
const isDaComunicare = ({ adempimenti }: Rotta): boolean =>
  adempimenti.SPT !== undefined && adempimenti.CU === undefined;

/** The items a payslip pays in each month, with what they pay: by them what is withheld is shared. */
const vociDi = (pagate: readonly Rotta[], cedolino: CedolinoSpt): readonly VoceDelMese[] => {
  const righe = righeBrevi(cedolino.testata);
  return [...Map.groupBy(pagate, (rotta) => `${rotta.codice} ${competenzaDi(rotta, cedolino)}`).values()].flatMap(
    (gruppo) => {
      const [prima] = gruppo;
      return prima === undefined
        ? []
        : [
            {
              voce: prima.codice,
              descrizione: righe[prima.riga]?.descrizione ?? prima.codice,
              competenza: competenzaDi(prima, cedolino),
              peso: somma(gruppo.map(({ importo }) => importo)),
            },
          ];
    },
  );
};

/** Shares of a withheld line among the items of its month, or of the whole payslip where its month pays nothing; exact sum. */
const ripartita = (
  rotta: Rotta,
  suo: Verso,
  voci: readonly VoceDelMese[],
  dove: Pick<Quota, 'cedolino' | 'posto'>,
): readonly Quota[] => {
  const delMese = voci.filter(({ competenza }) => competenza === competenzaDi(rotta, dove.cedolino));
  const tra = delMese.length > 0 ? delMese : voci;
  const pesi = tra.map(({ peso }) => peso);
  const [importi, basi] = [maggioriResti(rotta.importo, pesi), maggioriResti(rotta.base ?? 0, pesi)];
  return tra.map(({ voce, descrizione, competenza }, indice) => ({
    ...dove,
    rotta,
    verso: suo,
    voce,
    descrizione,
    competenza,
    importo: importi[indice] ?? 0,
    base: basi[indice] ?? 0,
  }));
};

/** Months of a payslip that are taxed apart: their IRAP goes with that tax. */
const mesiSeparati = (rotte: readonly Rotta[], cedolino: CedolinoSpt): ReadonlySet<string> =>
  new Set(rotte.filter(({ codice }) => codice === 'IRPEF_SEPARATA').map((rotta) => competenzaDi(rotta, cedolino)));

const versoDi = (rotta: Rotta, separati: ReadonlySet<string>, cedolino: CedolinoSpt): Verso | null => {
  const suo = VERSO[rotta.codice];
  if (rotta.codice === 'IRAP' && separati.has(competenzaDi(rotta, cedolino)))
    return { ...verso('Irap', 'ImponibileIrap'), tassazione: 'AP' };
  if (suo !== undefined) return suo;
  return TRATTENUTE.includes(rotta.gruppo) ? verso('AltreRitenute') : null;
};

const quoteDi = (cedolino: CedolinoSpt, posto: number): readonly Quota[] => {
  const rotte = cedolino.rotte.filter(isDaComunicare);
  const dove = { cedolino, posto };
  const pagate = rotte.flatMap((rotta): Quota[] => {
    const campo = PAGATE[rotta.gruppo];
    if (campo === undefined) return [];
    const [voce] = vociDi([rotta], cedolino);
    return voce === undefined
      ? []
      : [{ ...dove, ...voce, rotta, importo: rotta.importo, base: 0, verso: verso(campo) }];
  });
  const voci = vociDi(
    rotte.filter(({ gruppo }) => gruppo === 'competenze'),
    cedolino,
  );
  const separati = mesiSeparati(rotte, cedolino);
  const trattenute = rotte.flatMap((rotta) => {
    const suo = PAGATE[rotta.gruppo] === undefined ? versoDi(rotta, separati, cedolino) : null;
    return suo === null || voci.length === 0 ? [] : ripartita(rotta, suo, voci, dove);
  });
  return [...pagate, ...trattenute];
};

/** The people and their compensations, by kind and chapter, month of service, month of liquidation, way of taxing; amounts in cents. */
export const collectSpt = (cedolini: readonly CedolinoSpt[], nomiDi: NomiDi): ContenutoDenuncia => {
  const quote = cedolini.flatMap(quoteDi);
  const perPersona = [...Map.groupBy(quote, ({ cedolino }) => cedolino.testata.uidSubAnagrafe).values()];
  return {
    ...cedoliniRaccolti(cedolini),
    records: perPersona
      .map((sue) => recordsDi(sue, nomiDi))
      .toSorted(byTesto(([dipendente]) => nominativo(dipendente)))
      .flat(),
    escluse: supplentiFuori(cedolini),
  };
};

const nominativo = (record: RecordRaccolto | undefined): string =>
  `${String(record?.campi.Cognome)} ${String(record?.campi.Nome)} ${String(record?.campi.CodiceFiscale)}`;

/** Key of the record of a person. */
export const chiaveDipendente = (idDipendente: string): string => `${QUADRI.dipendente}|${idDipendente}`;

const recordsDi = (sue: readonly Quota[], nomiDi: NomiDi): RecordRaccolto[] => {
  // The name and the code of today: those of the last payslip.
  const ultimo = sue.toSorted((a, b) =>
    a.cedolino.processo.dataPagamento < b.cedolino.processo.dataPagamento ? 1 : -1,
  )[0];
  if (ultimo === undefined) return [];
  const { uidSubAnagrafe, storico } = ultimo.cedolino.testata;
  const compensi = [...Map.groupBy(sue, (quota) => chiaveCompenso(quota, nomiDi))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([chiave, gruppo]) => compensoDi(chiave, gruppo, nomiDi));
  if (compensi.length === 0) return [];
  return [
    {
      chiave: chiaveDipendente(uidSubAnagrafe),
      persona: storico.desCf,
      campi: {
        quadro: QUADRI.dipendente,
        IdDipendente: uidSubAnagrafe,
        CodiceFiscale: storico.desCf,
        Cognome: storico.desCognome,
        Nome: storico.desNome,
        Rapporto: 'STATALE',
      },
      origini: [],
    },
    ...compensi.map((record) => ({ ...record, persona: storico.desCf })),
  ];
};

const liquidazioneDi = ({ cedolino: { processo } }: Quota): string =>
  meseOrdinato({ anno: processo.ANNO, mese: processo.MESE });

/** Two items of the same kind and chapter are one compensation; an item without a kind is its own. */
const chiaveCompenso = (quota: Quota, nomiDi: NomiDi): string => {
  const { tipo, capitolo } = nomiDi(quota.voce, quota.cedolino.processo.dataPagamento);
  const { competenza, verso: suo, cedolino } = quota;
  const cosa = [cedolino.testata.uidSubAnagrafe, tipo || quota.voce, capitolo].join('|');
  const impronta = createHash('sha256').update(cosa).digest('hex').slice(0, 16);
  const anno = cedolino.processo.dataPagamento.slice(0, 4);
  return [QUADRI.compenso, competenza, liquidazioneDi(quota), anno, suo.tassazione, impronta].join('|');
};

/** One compensation; one whose amounts are all zero is none. */
const compensoDi = (chiave: string, gruppo: readonly Quota[], nomiDi: NomiDi): RecordRaccolto[] => {
  const [prima] = gruppo;
  if (prima === undefined) return [];
  const importi = importiDi(gruppo);
  if (Object.values(importi).every((importo) => importo === 0)) return [];
  const { dataPagamento } = prima.cedolino.processo;
  const { tipo, capitolo } = nomiDi(prima.voce, dataPagamento);
  return [
    {
      chiave,
      persona: null,
      campi: {
        quadro: QUADRI.compenso,
        IdDipendente: prima.cedolino.testata.uidSubAnagrafe,
        Tipo: tipo,
        Descrizione: accorciato(prima.descrizione, 100),
        Capitolo: capitolo,
        Competenza: prima.competenza,
        Liquidazione: liquidazioneDi(prima),
        AnnoPagamento: dataPagamento.slice(0, 4),
        Tassazione: prima.verso.tassazione,
        AliquotaIrpef: aliquotaDi(gruppo),
        Cassa: cassaDi(gruppo),
        ...importi,
      },
      origini: gruppo.map(({ posto, rotta, importo }) => [posto, rotta.riga, importo]),
    },
  ];
};

const importiDi = (gruppo: readonly Quota[]): Campi =>
  Object.fromEntries(
    NOMI_IMPORTI.map((nome) => [
      nome,
      somma([
        ...gruppo.filter(({ verso: { importo } }) => importo === nome).map(({ importo }) => importo),
        ...gruppo.filter(({ verso: { base } }) => base === nome).map(({ base }) => base),
      ]),
    ]),
  );

const unico = (valori: readonly string[]): string => {
  const diversi = [...new Set(valori)];
  return diversi.length === 1 ? (diversi[0] ?? '') : '';
};

/** The rate of the income tax; empty where there is none, or several. */
const aliquotaDi = (gruppo: readonly Quota[]): string =>
  unico(
    gruppo.flatMap(({ verso: { importo }, rotta, cedolino }) => {
      const aliquota = importo === 'RitenutaIrpef' ? righeBrevi(cedolino.testata)[rotta.riga]?.aliquota : null;
      return aliquota == null ? [] : [formatAliquota(aliquota).replace('%', '').trimEnd()];
    }),
  );

const cassaDi = (gruppo: readonly Quota[]): string =>
  unico(
    gruppo.flatMap(({ verso: { importo }, rotta }) =>
      importo === 'RitenutaPensione' && rotta.fondo !== null ? [rotta.fondo] : [],
    ),
  );
