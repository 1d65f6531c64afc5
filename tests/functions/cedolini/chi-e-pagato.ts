import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { dizionarioVoci } from '#functions/riferimento/voci/dizionario.ts';
import { asUid } from '#platform/data/entita.ts';
import { type TitoloDiPaga } from '#shared/calculation/situazione/dati-letti.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import { ScuolaInput, type Scuola } from '#shared/contracts/scuola/scuola.ts';
import { type SetupType, type TipoElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import { type TipoPercettore } from '#shared/domain/persona/percettore.ts';
import { enteDiProva, personaDiProva } from '#support/persone-di-prova.ts';
import { scuolaDiProva } from '#support/scuole-di-prova.ts';
import { dati, figlio, fiscali, servizio, UID } from './dati.ts';

const ruolo = { contratto: 'TD_30_6', ruolo: 'DOCENTE' } as const;

/** How the tax data of the year say each title; staff are said by their service. */
const PERCETTORI: Readonly<Record<Exclude<TitoloDiPaga, 'DIPENDENTE_TI' | 'DIPENDENTE_TD'>, Percettore>> = {
  FORMATORE: { tipo: 'FORMATORE', ...ruolo },
  OCCASIONALE: { tipo: 'OCCASIONALE' },
  PROFESSIONISTA: { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'ESENTE' },
  NON_RESIDENTE: { tipo: 'NON_RESIDENTE' },
  COCOCO: { tipo: 'COCOCO' },
  COMMISSARIO_ESTERNO: { tipo: 'COMMISSARIO_ESTERNO' },
  ALTRA_AMMINISTRAZIONE: { tipo: 'ALTRA_AMMINISTRAZIONE' },
  SOCIETA: { tipo: 'SOCIETA', iva: 'ESENTE' },
  EREDE: { tipo: 'EREDE', ...ruolo },
  STUDENTE: { tipo: 'STUDENTE', regime: 'ECCELLENZA' },
  REVISORE: { tipo: 'REVISORE', regime: 'RAPPRESENTANTE' },
  ASSISTENTE_LINGUA: { tipo: 'ASSISTENTE_LINGUA' },
  AUTORE: { tipo: 'AUTORE', regime: 'DA_35_ANNI' },
  LAVORATORE_SPORTIVO: { tipo: 'LAVORATORE_SPORTIVO' },
};
const percettoreDi = (titolo: TitoloDiPaga): Percettore | null =>
  titolo === 'DIPENDENTE_TI' || titolo === 'DIPENDENTE_TD' ? null : PERCETTORI[titolo];
const tipoDi = (titolo: TitoloDiPaga) => percettoreDi(titolo)?.tipo ?? 'DIPENDENTE';

const soggetto = (titolo: TitoloDiPaga) => {
  if (titolo === 'SOCIETA') return enteDiProva('12345678903');
  return titolo === 'EREDE'
    ? personaDiProva(2, { tipoSoggetto: 'EREDE', cfDeceduto: personaDiProva(1).desCf, quotaEredita: 500_000 })
    : personaDiProva(2);
};

/** A school that has said the fund of its staff, as a public body that is not of the State must. */
export const propria = (setupType: SetupType): Scuola => ({
  ...ScuolaInput.parse({
    ...scuolaDiProva('XXIS00100A'),
    tipo: 'PROPRIA',
    dati: {
      codIpa: '',
      codUnivocoUfficio: null,
      setupType,
      firmatari: [],
      altriDati: [
        {
          dal: '2020-01-01',
          codRegioneFiscale: '08',
          ibanTesoreria: null,
          codSedeInps: '7000',
          capInps: '00100',
          desComuneInps: 'ROMA',
          provinciaInpdap: 'RM',
          codAteco: null,
          codUfficioNoipa: '',
          codServizioNoipa: '',
          progressivoAzienda: '00000',
          formaGiuridica: null,
          enteVersanteMef: '',
          fondoPensione: setupType === 'AFAM' || setupType === 'COMUNALE' ? 'CPDEL' : null,
          fondoFineServizio: null,
          flgEnpdep: false,
          modelloF24: setupType === 'PARITARIA' ? 'ORDINARIO' : 'EP',
          tipoMittente: null,
          cfPersonaMittente: null,
          cfSoftwareHouse: null,
          codEnteNoipa: '',
        },
      ],
    },
  }),
  uid: asUid('scuoladiprova'),
  versione: 1,
});

export const personaPagata = (titolo: TitoloDiPaga, anno: number): DatiPersona => {
  const { matricola: _matricola, ...campi } = soggetto(titolo);
  const percettore = percettoreDi(titolo);
  return dati({
    persona: { ...campi, uid: UID, uidSubAnagrafe: UID, versione: 1, prgAnagrafe: 1, matricola: 1, uidPortale: null },
    familiari: ['2015-01-01', '2018-01-01', '2020-01-01'].map((nato, indice) => figlio(`f${indice}`, nato)),
    servizi:
      percettore === null
        ? [
            servizio({
              datInizio: '2023-09-01',
              datFine: '2026-06-30',
              ...(titolo === 'DIPENDENTE_TI' ? { contratto: 'TI', datFine: null } : {}),
            }),
          ]
        : [],
    fiscali: [
      fiscali({
        numAnno: anno,
        percettore,
        numAliquotaMassima: anno === 2024 ? 350_000 : 330_000,
        codGestioneSeparata: 'SENZA_DIS_COLL',
        numRetribuzioneMeseEsonero: 200_000,
        numRedditoPresunto: 2_000_000,
        numRedditoAnnoPrecedente: 2_000_000,
        numRedditoSecondoAnnoPrecedente: 2_000_000,
        numGiorniDetrazione: 365,
      }),
    ],
  });
};

/** Title by run: a record with a service is paid by the run of outsiders as a foreign occasional worker. */
export const pagatoCome = (tipo: TipoElaborazione, titolo: TitoloDiPaga): TipoPercettore =>
  tipo === 'EST' && tipoDi(titolo) === 'DIPENDENTE' ? 'NON_RESIDENTE' : tipoDi(titolo);

const isFissa =
  (chiesta: boolean) =>
  ({ utileFineServizio = false }: { readonly utileFineServizio?: boolean }): boolean =>
    !chiesta || utileFineServizio;

/** An item that a run pays to a title; of fixed pay, where it is asked for. */
export const vocePer = (tipo: TipoElaborazione, titolo: TitoloDiPaga, anno: number, fissa = false) => {
  const voce = dizionarioVoci
    .filter(isFissa(fissa && tipo === 'ARR'))
    .find(
      ({ tipi, basi, canale, unita, spesa, recupero, percettori }) =>
        tipi.includes(tipo) &&
        basi.includes('LD') &&
        canale === 'BILANCIO' &&
        unita === 'IMPORTO' &&
        spesa === undefined &&
        recupero === undefined &&
        (percettori === undefined || percettori.includes(pagatoCome(tipo, titolo))),
    );
  return voce === undefined
    ? []
    : [
        {
          codice: voce.codice,
          competenza: { dal: `${anno}-01-01`, al: `${anno}-01-31` },
          misura: { unita: 'IMPORTO' as const, importo: 100_000 },
        },
      ];
};
