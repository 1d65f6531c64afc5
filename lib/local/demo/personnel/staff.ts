import { fiscaliPredefiniti, type FiscaliInput } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Servizio, ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { fasceAnzianita, type FasciaAnzianita } from '#shared/domain/persona/fasce.ts';

/** One post of the demo school: who holds it and under which contract. */
export interface Posto {
  readonly tipo: string;
  readonly nomina: 'TI' | 'AN' | 'TA' | 'SB' | 'IR';
  readonly qualifica: number;
  readonly ore: number;
  readonly fascia: FasciaAnzianita;
  readonly classe: string | null;
  readonly attivita: string | null;
}

/** Somebody who works for a demo school, and their latest service. */
export interface Dipendente {
  readonly uid: Uid<'PERSONA'>;
  readonly cf: string;
  readonly posto: Posto;
  readonly servizio: Pick<Servizio, 'uid' | 'versione'>;
}

const docente = (
  nomina: Posto['nomina'],
  qualifica: number,
  fascia: FasciaAnzianita,
  classe: string | null,
): Posto => ({ tipo: 'D', nomina, qualifica, ore: 1800, fascia, classe, attivita: 'IN' });
const ata = (nomina: Posto['nomina'], qualifica: number, fascia: FasciaAnzianita): Posto => ({
  tipo: 'A',
  nomina,
  qualifica,
  ore: 3600,
  fascia,
  classe: null,
  attivita: null,
});
const fascia = (indice: number): FasciaAnzianita => fasceAnzianita[indice % fasceAnzianita.length] ?? '0-8';
const molti = <T>(quanti: number, uno: (indice: number) => T): T[] =>
  Array.from({ length: quanti }, (_, indice) => uno(indice));

/** The staff of a secondary school, every profile and contract of the pay tables. */
export const organico = (quanti: number): readonly Posto[] =>
  (
    [
      { tipo: 'P', nomina: 'TI', qualifica: 12, ore: 3600, fascia: '28-34', classe: null, attivita: null },
      { tipo: 'G', nomina: 'TI', qualifica: 5, ore: 3600, fascia: '21-27', classe: null, attivita: null },
      ...molti(Math.round(quanti * 0.42), (i) => docente('TI', 10, fascia(i), 'A-12')),
      ...molti(Math.round(quanti * 0.08), (i) => docente('TI', 8, fascia(i + 1), null)),
      ...molti(Math.round(quanti * 0.08), (i) => docente('AN', 10, i % 2 === 0 ? '0-8' : '9-14', 'A-12')),
      ...molti(Math.round(quanti * 0.1), () => docente('TA', 10, '0-8', 'A-12')),
      ...molti(Math.round(quanti * 0.03), () => docente('SB', 10, '0-8', 'A-12')),
      ...molti(Math.round(quanti * 0.02), (): Posto => ({
        tipo: 'R',
        nomina: 'IR',
        qualifica: 11,
        ore: 1800,
        fascia: '0-8',
        classe: null,
        attivita: 'IN',
      })),
      ...molti(Math.round(quanti * 0.07), (i) => ata('TI', 3, fascia(i))),
      ...molti(Math.round(quanti * 0.09), (i) => ata('TI', 1, fascia(i + 2))),
      ...molti(Math.round(quanti * 0.03), () => ata('AN', 1, '0-8')),
      ...molti(quanti, () => ata('TA', 1, '0-8')),
    ] satisfies Posto[]
  ).slice(0, quanti);

const durata = (nomina: Posto['nomina'], anno: number): Pick<ServizioInput, 'datInizio' | 'datFine'> => {
  if (nomina === 'TI') return { datInizio: '2016-09-01', datFine: null };
  if (nomina === 'SB') return { datInizio: `${anno}-10-05`, datFine: `${anno}-12-22` };
  return { datInizio: `${anno}-09-01`, datFine: nomina === 'TA' ? `${anno + 1}-06-30` : `${anno + 1}-08-31` };
};

/** The service of a post: open-ended since years ago, fixed-term in the school year that begins on 1 September of `anno`. */
export const servizioDemo = (posto: Posto, anno: number): ServizioInput => ({
  ...durata(posto.nomina, anno),
  codTipoPersonale: posto.tipo,
  codTipoNomina: posto.nomina,
  codTipoServizio: posto.nomina === 'SB' ? 'SU' : 'NO',
  codAutoritaNomina: 'DS',
  numProtocollo: '',
  datProtocollo: null,
  prgQualificaRetributiva: posto.qualifica,
  codQualificaServizio: null,
  codFascia: posto.fascia,
  codTipoOrario: 'F',
  numOreSettimanali: posto.ore,
  numOreIntere: posto.ore,
  numOrePartTime: null,
  numOreContribuite: null,
  numGiorniSettimana: 6,
  codTipoAttivita: posto.attivita,
  codTipoCattedra: null,
  codTipoPosto: null,
  codTipoLaboratorio: null,
  codClasseConcorso: posto.classe,
  codProfiloAta: null,
  codSituazionePrevidenziale: 'TFR',
  flgEnam: false,
  codScuolaTitolarita: null,
  uidSettore: null,
  sedi: [],
  numAssegnoPersonale: 0,
  desSentenzaRpdCia: null,
  uidCodiceInps: null,
  codAssunzione: null,
  codCessazione: null,
  codCessazionePrivata: null,
  distacco: null,
  maggiorazioni: [],
  note: '',
});

/** Maximum rate that a payslip of who earns little or more would print, by year of payment. */
export const aliquotaMassima = (anno: number, alta: boolean): number => {
  if (!alta) return anno === 2023 ? 250_000 : 230_000;
  return anno >= 2026 ? 330_000 : 350_000;
};

const earnsMore = ({ tipo, fascia: anni }: Posto): boolean =>
  tipo === 'P' || tipo === 'G' || anni === '28-34' || anni === '35+' || anni === '21-27';

export const fiscaliDipendente = (anno: number, posto: Posto): FiscaliInput => ({
  ...fiscaliPredefiniti(anno),
  numAliquotaMassima: aliquotaMassima(anno, earnsMore(posto)),
  desAliquotaLettaDa: `Cedolino NoiPA di gennaio ${anno}`,
  // their salary, where the school pays it, is taxed by brackets
  numRedditoPresunto: posto.nomina === 'SB' ? 1_900_000 : null,
});
