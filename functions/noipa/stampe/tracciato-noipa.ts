import { writeDocumentoXml } from '#functions/denunce/macchina/documento-xml.ts';
import { alberoCon } from '#functions/denunce/macchina/mappa.ts';
import type { ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import {
  tracciatoLista,
  type ElementoPagamento,
  type RecordsListaNoipa,
} from '#functions/riferimento/noipa/tracciato-lista.ts';
import type { Mappa } from '#shared/contracts/denunce/macchina/tracciato.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import type { TassazioneNoipa } from '#shared/domain/noipa/lista.ts';
import type { Compenso } from './lista.ts';

/** A compensation as the portal is told it: with what NoiPA knows the person and the school by. */
export interface RigaTracciato extends Compenso {
  readonly lista: ListaNoipa;
  readonly iscrizione: string;
  readonly ufficio: string;
}

/** A field of the layout: the name of its element, how the sheet calls it. */
interface CampoTracciato extends ColonnaDi<RigaTracciato> {
  readonly elemento: ElementoPagamento;
  /** Its size in what NoiPA gives back. */
  readonly lunghezza: number;
}

/** No table of these codes was found: C and S are ours. */
const TASSAZIONE: Readonly<Record<TassazioneNoipa, string>> = { CORRENTE: 'C', SEPARATA: 'S' };

const parte =
  (indice: number) =>
  ({ riga }: RigaTracciato): string =>
    riga.chiave.split(/[/ ]/)[indice] ?? '';

/** The fields of a compensation. */
export const TRACCIATO: readonly CampoTracciato[] = [
  { elemento: 'Iscrizione', lunghezza: 8, titolo: 'Iscrizione', tipo: 'testo', valore: ({ iscrizione }) => iscrizione },
  {
    elemento: 'CodiceFiscale',
    lunghezza: 16,
    titolo: 'Codice fiscale',
    tipo: 'testo',
    testata: true,
    valore: ({ pagamento }) => pagamento.desCf,
  },
  {
    elemento: 'Nominativo',
    lunghezza: 200,
    titolo: 'Cognome e nome',
    tipo: 'testo',
    valore: ({ pagamento }) => pagamento.nominativo,
  },
  { elemento: 'Capitolo', lunghezza: 4, titolo: 'Capitolo', tipo: 'testo', valore: parte(0) },
  { elemento: 'PianoGestionale', lunghezza: 2, titolo: 'Piano', tipo: 'testo', valore: parte(1) },
  { elemento: 'Compenso', lunghezza: 4, titolo: 'Compenso', tipo: 'testo', valore: parte(2) },
  { elemento: 'SottoCompenso', lunghezza: 4, titolo: 'Sottocompenso', tipo: 'testo', valore: parte(3) },
  {
    elemento: 'TipoTassazione',
    lunghezza: 2,
    titolo: 'Tassazione',
    tipo: 'testo',
    valore: ({ lista }) => TASSAZIONE[lista.tassazione],
  },
  {
    elemento: 'AnnoRiferimento',
    lunghezza: 4,
    titolo: 'Anno',
    tipo: 'testo',
    valore: ({ riga }) => riga.datFine.slice(0, 4),
  },
  { elemento: 'CompetenzaDal', lunghezza: 8, titolo: 'Dal', tipo: 'giorno', valore: ({ riga }) => riga.datInizio },
  { elemento: 'CompetenzaAl', lunghezza: 8, titolo: 'Al', tipo: 'giorno', valore: ({ riga }) => riga.datFine },
  { elemento: 'Quantita', lunghezza: 5, titolo: 'Quantità', tipo: 'ore', valore: ({ riga }) => riga.ore },
  {
    elemento: 'ImportoUnitario',
    lunghezza: 10,
    titolo: 'Importo unitario',
    tipo: 'importo',
    valore: ({ riga }) => riga.tariffa,
  },
  {
    elemento: 'Importo',
    lunghezza: 10,
    titolo: 'Importo',
    tipo: 'importo',
    totale: true,
    valore: ({ riga }) => riga.importo,
  },
  { elemento: 'UfficioServizio', lunghezza: 4, titolo: 'Ufficio', tipo: 'testo', valore: ({ ufficio }) => ufficio },
];

/** Hundredths as the file has them, from whole numbers: 123456 is '1234.56'. */
const decimale = (centesimi: number): string => {
  const cifre = String(Math.abs(centesimi)).padStart(3, '0');
  return `${centesimi < 0 ? '-' : ''}${cifre.slice(0, -2)}.${cifre.slice(-2)}`;
};

const testoDi = ({ tipo, valore }: CampoTracciato, riga: RigaTracciato): string => {
  const trovato = valore(riga);
  if (typeof trovato === 'number') return decimale(trovato);
  const testo = trovato === null ? '' : String(trovato);
  return tipo === 'giorno' ? testo.replaceAll('-', '') : testo;
};

/** How a school has the file written. */
interface DettoDallaScuola {
  readonly mappa: Mappa;
}

/** A list for the portal, UTF-8; amounts and hours with two decimals, days as YYYYMMDD. */
export const writeTracciato = (
  lista: ListaNoipa,
  righe: readonly RigaTracciato[],
  { mappa }: DettoDallaScuola,
): Uint8Array => {
  const { radice, records } = tracciatoLista;
  const file: RecordsListaNoipa = {
    '@tipo': lista.tipo,
    '@codice': lista.codice,
    '@anno': String(lista.anno),
    '@mese': String(lista.mese).padStart(2, '0'),
    '@righe': String(righe.length),
    '@totale': decimale(righe.reduce((somma, { riga }) => somma + riga.importo, 0)),
    Pagamento: righe.map((riga) =>
      Object.fromEntries(TRACCIATO.map((campo) => [campo.elemento, testoDi(campo, riga)])),
    ),
  };
  return writeDocumentoXml(alberoCon(radice, records, mappa), file);
};
