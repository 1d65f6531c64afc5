import { isAutorizzato, type Ruolo } from '#shared/domain/accesso/ruoli.ts';
import {
  isNomeTipo,
  nomiTipi,
  ruoliTuttaLaScuola,
  tipiScambio,
  TUTTA_LA_SCUOLA,
  type NomeTipo,
} from '#shared/domain/scambio.ts';

/** A row of the exchange page: a kind of record, or the whole school. */
export interface VoceScambio {
  readonly tipo: NomeTipo | typeof TUTTA_LA_SCUOLA;
  readonly gruppo: GruppoDati;
  readonly titolo: string;
  readonly importa: boolean;
  readonly esporta: boolean;
}

/** What the user may bring in or take out, the whole school first. */
export const vociPer = (ruoli: readonly Ruolo[]): readonly VoceScambio[] =>
  [
    voceDi(TUTTA_LA_SCUOLA, ruoli, ruoliTuttaLaScuola),
    ...nomiTipi.map((tipo) => voceDi(tipo, ruoli, tipiScambio[tipo])),
  ].filter(({ importa, esporta }) => importa || esporta);

/** The subjects under which kinds are listed, in order. */
export const gruppiDati = [
  'Tutto insieme',
  'La scuola',
  'Calendario',
  'Esami',
  'Voci e codici',
  'Personale',
  'Dati fiscali',
  'Voci e compensi delle persone',
] as const;
type GruppoDati = (typeof gruppiDati)[number];

const gruppi: Readonly<Record<NomeTipo, GruppoDati>> = {
  posizioniInps: 'La scuola',
  posizioniInail: 'La scuola',
  classificazioniInps: 'La scuola',
  scuole: 'La scuola',
  altriDatiScuola: 'La scuola',
  firmatari: 'La scuola',
  firme: 'La scuola',
  settori: 'La scuola',
  scuoleItalia: 'La scuola',
  calendari: 'Calendario',
  sospensioni: 'Calendario',
  sediCalendari: 'Calendario',
  festivita: 'Calendario',
  commissioni: 'Esami',
  classiArticolate: 'Esami',
  membriCommissione: 'Esami',
  vociUtente: 'Voci e codici',
  codiciDenunce: 'Voci e codici',
  tipiAttivita: 'Voci e codici',
  personale: 'Personale',
  persone: 'Personale',
  domicili: 'Personale',
  espero: 'Personale',
  servizi: 'Personale',
  assenze: 'Personale',
  attivita: 'Personale',
  familiari: 'Personale',
  datiFiscaliFamiliari: 'Dati fiscali',
  datiFiscali: 'Dati fiscali',
  cuAltri: 'Dati fiscali',
  risultati730: 'Dati fiscali',
  documentiFiscali: 'Dati fiscali',
  soggettive: 'Voci e compensi delle persone',
  vociPersona: 'Voci e compensi delle persone',
  particolarita: 'Voci e compensi delle persone',
  saldiApertura: 'Voci e compensi delle persone',
  incarichi: 'Voci e compensi delle persone',
};

const voceDi = (
  tipo: VoceScambio['tipo'],
  ruoli: readonly Ruolo[],
  chi: { readonly importa: readonly Ruolo[]; readonly esporta: readonly Ruolo[] },
): VoceScambio => ({
  tipo,
  gruppo: tipo === TUTTA_LA_SCUOLA ? 'Tutto insieme' : gruppi[tipo],
  titolo: titoloDi(tipo),
  importa: isAutorizzato(ruoli, chi.importa),
  esporta: isAutorizzato(ruoli, chi.esporta),
});

export const titoloDi = (tipo: NomeTipo | typeof TUTTA_LA_SCUOLA): string =>
  tipo === TUTTA_LA_SCUOLA ? 'Tutta la scuola' : tipiScambio[tipo].titolo;

/** The kind an address names; undefined when there is none. */
export const tipoDallIndirizzo = (nome: string | undefined): NomeTipo | typeof TUTTA_LA_SCUOLA | undefined =>
  nome === TUTTA_LA_SCUOLA || (nome !== undefined && isNomeTipo(nome)) ? nome : undefined;
