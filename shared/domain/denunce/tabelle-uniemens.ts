import { composizioniDenuncia, motiviSospensione, tipiCessazione } from '../elaborazione/denuncia.ts';
import { tipiAssunzione, tipiCessazionePrivata } from '../persona/rapporto-inps.ts';
import { descrizioneAliquotaVersata } from './codici-pos-pa.ts';

/** The codes of an element, and how sure it is that they are all: those of the schema are refused, those of a table of 2010 may have grown. */
export interface TabellaUniemens {
  readonly codici: readonly string[];
  readonly daSchema: boolean;
}

const daSchema = (...codici: readonly string[]): TabellaUniemens => ({ codici, daSchema: true });
const osservati = (...codici: readonly string[]): TabellaUniemens => ({ codici, daSchema: false });
const maggiorazioni = Array.from({ length: 47 }, (_, indice) => String(indice + 1).padStart(3, '0'));
const siNo = daSchema('S', 'N');

/** The closed tables of the file, by the element that holds a code of theirs. Read in the element rules that programs carry. */
export const tabelleUniemens: Readonly<Record<string, TabellaUniemens>> = {
  '@TipoRegolarizz': daSchema('RS', 'CM', 'PE', 'VE', 'VN', 'SS', 'SN', 'RM', 'RE'),
  '@Tipo': daSchema('1'),
  '@Composizione': daSchema(...composizioniDenuncia),
  TipoCopertura: daSchema('X', '0', '1', '2'),
  Qualifica1: osservati(...'123456789ABEFGHLMNPQRW'),
  Qualifica2: daSchema('F', 'P', 'V', 'M'),
  Qualifica3: daSchema('D', 'I', 'S'),
  RegimePost95: siNo,
  RispettoMinimale: siNo,
  Lavorato: siNo,
  TrattQuotaLav: siNo,
  TipoAssunzione: osservati(...tipiAssunzione),
  TipoCessazione: osservati(...tipiCessazionePrivata),
  'Cessazione.CodCessazione': osservati(...tipiCessazione),
  'Cessazione.CodSospensione': osservati(...motiviSospensione),
  TipoScelta: osservati('SA', 'SP', 'T1', 'T2', 'VR'),
  FondoTesoreria: daSchema('SI', 'NO'),
  IscrizPrevObbl: osservati('A93', 'P93'),
  IscrizPrevCompl: osservati('NO', 'S1', 'S2'),
  TipoPiano: osservati('11', '12', '13', '14', '15', '28', '41'),
  CodMaggiorazione: osservati(...maggiorazioni),
  CodCertificazione: osservati('001', '002', '003', '004'),
  CodCalamita: osservati('01'),
  // The same name is a rate of collaborators, which is a number.
  'V1_PeriodoPrecedente.Aliquota': daSchema(...Object.keys(descrizioneAliquotaVersata)),
  'EnteVersante.Aliquota': daSchema(...Object.keys(descrizioneAliquotaVersata)),
};
