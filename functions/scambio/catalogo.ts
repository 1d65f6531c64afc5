import { tipoCuAltri, tipoDocumentiFiscali, tipoRisultati730 } from '#functions/anagrafe/fiscali/tipi-parti-fiscali.ts';
import { tipoDatiFiscali } from '#functions/anagrafe/fiscali/tipo-dati-fiscali.ts';
import { tipoIncarichi } from '#functions/anagrafe/incarichi/tipo-incarichi.ts';
import { tipoDatiFiscaliFamiliari, tipoFamiliari } from '#functions/anagrafe/nucleo/tipi-nucleo.ts';
import { tipoDomicili } from '#functions/anagrafe/persone/colonne/domicili.ts';
import { tipoEspero } from '#functions/anagrafe/persone/colonne/espero.ts';
import { tipoPersone } from '#functions/anagrafe/persone/colonne/persone.ts';
import { tipoSaldiApertura } from '#functions/anagrafe/saldi/tipo-saldi-apertura.ts';
import { tipoParticolarita, tipoSoggettive, tipoVociPersona } from '#functions/anagrafe/voci/tipi-voci-persona.ts';
import { tipoAssenze } from '#functions/assenze/colonne/assenze.ts';
import type { TipoScambio } from '#functions/colonne/tipo.ts';
import {
  tipoCalendari,
  tipoFestivita,
  tipoSediCalendari,
  tipoSospensioni,
} from '#functions/scuola/colonne/calendari.ts';
import { tipoAltriDati, tipoFirmatari } from '#functions/scuola/colonne/dati-scuola.ts';
import { tipoFirme } from '#functions/scuola/colonne/firme.ts';
import { tipoScuoleItalia } from '#functions/scuola/colonne/scuole-italia.ts';
import { tipoScuole } from '#functions/scuola/colonne/scuole.ts';
import { tipoSettori } from '#functions/scuola/colonne/settori.ts';
import { tipoAttivita } from '#functions/servizi/colonne/attivita.ts';
import { tipoServizi } from '#functions/servizi/colonne/servizi.ts';
import { tipoTipiAttivita } from '#functions/servizi/colonne/tipi-attivita.ts';
import { tipoCodiciDenunce } from '#functions/tabelle/colonne/codici-denunce.ts';
import {
  tipoClassiArticolate,
  tipoCommissioni,
  tipoMembriCommissione,
} from '#functions/tabelle/colonne/commissioni.ts';
import {
  tipoClassificazioniInps,
  tipoPosizioniInail,
  tipoPosizioniInps,
} from '#functions/tabelle/colonne/posizioni.ts';
import { tipoVociUtente } from '#functions/tabelle/colonne/voci-utente.ts';
import { tipiScambio, type NomeTipo } from '#shared/domain/scambio.ts';
import { tipoPersonale } from './personale/tipo-personale.ts';

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
  personale: tipoPersonale,
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
