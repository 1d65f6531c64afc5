import type { TipoScambio } from '#functions/colonne/tipo.ts';
import { tipiScambio, type NomeTipo } from '#shared/domain/scambio.ts';
import { tipoIncarichi } from './tipi/compensi/incarichi.ts';
import { tipoSaldiApertura } from './tipi/compensi/saldi-apertura.ts';
import { tipoDatiFiscali } from './tipi/fiscali/dati-fiscali.ts';
import { tipoCuAltri, tipoDocumentiFiscali, tipoRisultati730 } from './tipi/fiscali/parti-fiscali.ts';
import { tipoAssenze } from './tipi/persone/assenze.ts';
import { tipoAttivita } from './tipi/persone/attivita.ts';
import { tipoDomicili } from './tipi/persone/domicili.ts';
import { tipoEspero } from './tipi/persone/espero.ts';
import { tipoDatiFiscaliFamiliari, tipoFamiliari } from './tipi/persone/nucleo.ts';
import { tipoPersone } from './tipi/persone/persone.ts';
import { tipoServizi } from './tipi/persone/servizi.ts';
import { tipoParticolarita, tipoSoggettive, tipoVociPersona } from './tipi/persone/voci-persona.ts';
import { tipoCalendari, tipoFestivita, tipoSediCalendari, tipoSospensioni } from './tipi/scuola/calendari.ts';
import { tipoCodiciDenunce } from './tipi/scuola/codici-denunce.ts';
import { tipoClassiArticolate, tipoCommissioni, tipoMembriCommissione } from './tipi/scuola/commissioni.ts';
import { tipoAltriDati, tipoFirmatari } from './tipi/scuola/dati-scuola.ts';
import { tipoClassificazioniInps, tipoPosizioniInail, tipoPosizioniInps } from './tipi/scuola/posizioni.ts';
import { tipoScuoleItalia } from './tipi/scuola/scuole-italia.ts';
import { tipoScuole } from './tipi/scuola/scuole.ts';
import { tipoSettori } from './tipi/scuola/settori.ts';
import { tipoFirme, tipoTipiAttivita, tipoVociUtente } from './tipi/scuola/tabelle-scuola.ts';

const tipi: Readonly<Record<NomeTipo, TipoScambio>> = {
  posizioniInps: tipoPosizioniInps,
  posizioniInail: tipoPosizioniInail,
  classificazioniInps: tipoClassificazioniInps,
  scuole: tipoScuole,
  altriDatiScuola: tipoAltriDati,
  firmatari: tipoFirmatari,
  firme: tipoFirme,
  settori: tipoSettori,
  calendari: tipoCalendari,
  sospensioni: tipoSospensioni,
  sediCalendari: tipoSediCalendari,
  festivita: tipoFestivita,
  vociUtente: tipoVociUtente,
  commissioni: tipoCommissioni,
  classiArticolate: tipoClassiArticolate,
  membriCommissione: tipoMembriCommissione,
  codiciDenunce: tipoCodiciDenunce,
  tipiAttivita: tipoTipiAttivita,
  scuoleItalia: tipoScuoleItalia,
  persone: tipoPersone,
  domicili: tipoDomicili,
  espero: tipoEspero,
  servizi: tipoServizi,
  assenze: tipoAssenze,
  attivita: tipoAttivita,
  familiari: tipoFamiliari,
  datiFiscaliFamiliari: tipoDatiFiscaliFamiliari,
  datiFiscali: tipoDatiFiscali,
  cuAltri: tipoCuAltri,
  risultati730: tipoRisultati730,
  documentiFiscali: tipoDocumentiFiscali,
  soggettive: tipoSoggettive,
  vociPersona: tipoVociPersona,
  particolarita: tipoParticolarita,
  saldiApertura: tipoSaldiApertura,
  incarichi: tipoIncarichi,
};

export interface TipoCatalogo extends TipoScambio {
  readonly titolo: string;
}

const ordine = Object.keys(tipiScambio);

/** Every kind of record that travels in exchange files, in the fixed order of a whole-school file. */
export const catalogo: readonly TipoCatalogo[] = Object.values(tipi)
  .map((tipo) => ({ ...tipo, titolo: tipiScambio[tipo.nome].titolo }))
  .toSorted((a, b) => ordine.indexOf(a.nome) - ordine.indexOf(b.nome));

/** @throws when the name is of no kind: callers hold names that the contract has checked */
export const tipoDi = (nome: string): TipoCatalogo => {
  const tipo = catalogo.find((uno) => uno.nome === nome);
  if (tipo === undefined) throw new Error(`No exchange kind is called ${nome}`);
  return tipo;
};
