import type { Item } from '#platform/data/dynamo.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { lavoroEntita } from '#platform/work/lavoro.ts';
import { assenzaEntita } from './assenze/assenza.ts';
import { approvazioneEntita } from './casa/approvazione.ts';
import { opzioniApprovazioneEntita } from './casa/opzioni-approvazione.ts';
import { sigilloRegistroEntita } from './casa/sigillo-registro.ts';
import { annoContabilizzatoEntita } from './cedolini/anno-contabilizzato.ts';
import { bozzaEntita, rigaBozzaEntita } from './cedolini/bozza.ts';
import { cedolinoEntita, dettaglioEntita } from './cedolini/cedolino.ts';
import { correzioneApertaEntita } from './cedolini/correzione-aperta.ts';
import { contatoreElaborazioniEntita } from './cedolini/numero-elaborazione.ts';
import { opzioniCalcoloEntita } from './cedolini/opzioni-calcolo.ts';
import { pagamentoEntita } from './cedolini/pagamento.ts';
import { processoEntita } from './cedolini/processo.ts';
import { rotteEntita } from './cedolini/rotte.ts';
import { casoEntita, parteCasoEntita } from './collaudo/caso.ts';
import { parteProvaEntita, provaEntita } from './collaudo/prova.ts';
import { esposizioneModelloMEntita } from './denunce/annuali/esposizione-modello-m.ts';
import { passaggioCuEntita } from './denunce/annuali/passaggio-cu.ts';
import { segniChiusuraEntita } from './denunce/annuali/segni-chiusura.ts';
import { consegnaCuEntita } from './denunce/consegna-cu.ts';
import { parteDenunciaEntita } from './denunce/contenuto.ts';
import { denunciaEntita } from './denunce/denuncia.ts';
import { meseInviatoEntita } from './denunce/mese-inviato.ts';
import { opzioniCuEntita } from './denunce/opzioni-cu.ts';
import { opzioniIrapEntita } from './denunce/opzioni-irap.ts';
import { tracciatoScuolaEntita } from './denunce/tracciato-scuola.ts';
import { valoreDenunciaEntita } from './denunce/valore.ts';
import { specieDi, type Specie } from './entita.ts';
import { incaricoEntita } from './incarichi/incarico.ts';
import { entrataEntita } from './noipa/entrata.ts';
import { fattiListaEntita } from './noipa/fatti-lista.ts';
import { letturaPortaleEntita } from './noipa/lettura-portale.ts';
import { listaNoipaEntita, parteListaEntita, primaDelFileEntita, spesaInviataEntita } from './noipa/lista.ts';
import { pianoCapitoloEntita } from './noipa/piano-capitolo.ts';
import { aliasEntita } from './persone/alias.ts';
import { contatoreEntita } from './persone/contatore.ts';
import { famFiscaleEntita, familiareEntita } from './persone/familiare.ts';
import { fiscaliEntita } from './persone/fiscali.ts';
import { omonimiDistintiEntita } from './persone/omonimi-distinti.ts';
import { particolaritaEntita } from './persone/particolarita.ts';
import { personaEntita } from './persone/persona.ts';
import { restituzioneEntita } from './persone/restituzione.ts';
import { saldoAperturaEntita } from './persone/saldo-apertura.ts';
import { soggettivaEntita } from './persone/soggettiva.ts';
import { turnoEntita } from './persone/turno.ts';
import { utenteInAttesaEntita } from './persone/utente-in-attesa.ts';
import { vocePersonaEntita } from './persone/voce-persona.ts';
import { importazioneEntita } from './scambio/importazione.ts';
import { mappaRicordataEntita } from './scambio/mappa-ricordata.ts';
import { avvisiPostaEntita } from './scuola/avvisi-posta.ts';
import { calendarioEntita } from './scuola/calendario.ts';
import { festivitaEntita } from './scuola/festivita.ts';
import { firmeEntita } from './scuola/firme.ts';
import { logoEntita } from './scuola/logo.ts';
import { opzioniPresideEntita } from './scuola/opzioni-preside.ts';
import { passaggioEntita } from './scuola/passaggio-scuola.ts';
import { scuolaEntita } from './scuola/scuola.ts';
import { scuolaItaliaEntita } from './scuola/scuole-italia.ts';
import { settoreEntita } from './scuola/settore.ts';
import { attivitaEntita } from './servizi/attivita.ts';
import { prestatoServizioEntita } from './servizi/prestato-servizio.ts';
import { servizioEntita } from './servizi/servizio.ts';
import { tipoAttivitaEntita } from './servizi/tipo-attivita.ts';
import { parteAddizionaliEntita, tabellaAddizionaliEntita } from './tabelle/addizionali.ts';
import { codiciDenunceEntita } from './tabelle/codici-denunce.ts';
import { commissioneEntita } from './tabelle/commissione.ts';
import { descrizioneRitenutaEntita } from './tabelle/descrizione-ritenuta.ts';
import { codiceInpsEntita, posInailEntita, posInpsEntita } from './tabelle/posizioni.ts';
import { valoreAnnunciatoEntita } from './tabelle/valore-annunciato.ts';
import { voceUtenteEntita } from './tabelle/voce-utente.ts';

/** Every kind of record that a school keeps. */
export const specie: readonly Specie[] = [
  specieDi(assenzaEntita),
  specieDi(approvazioneEntita),
  specieDi(avvisiPostaEntita),
  specieDi(opzioniApprovazioneEntita),
  specieDi(bozzaEntita),
  specieDi(rigaBozzaEntita),
  specieDi(cedolinoEntita),
  specieDi(dettaglioEntita),
  specieDi(contatoreElaborazioniEntita),
  specieDi(correzioneApertaEntita),
  specieDi(opzioniCalcoloEntita),
  specieDi(pagamentoEntita),
  specieDi(rotteEntita),
  specieDi(processoEntita),
  specieDi(aliasEntita),
  specieDi(contatoreEntita),
  specieDi(familiareEntita),
  specieDi(famFiscaleEntita),
  specieDi(fiscaliEntita),
  specieDi(incaricoEntita),
  specieDi(omonimiDistintiEntita),
  specieDi(particolaritaEntita),
  specieDi(personaEntita),
  specieDi(restituzioneEntita),
  specieDi(saldoAperturaEntita),
  specieDi(soggettivaEntita),
  specieDi(turnoEntita),
  specieDi(utenteInAttesaEntita),
  specieDi(vocePersonaEntita),
  specieDi(importazioneEntita),
  specieDi(mappaRicordataEntita),
  specieDi(calendarioEntita),
  specieDi(festivitaEntita),
  specieDi(firmeEntita),
  specieDi(logoEntita),
  specieDi(opzioniPresideEntita),
  specieDi(passaggioEntita),
  specieDi(scuolaEntita),
  specieDi(scuolaItaliaEntita),
  specieDi(settoreEntita),
  specieDi(attivitaEntita),
  specieDi(prestatoServizioEntita),
  specieDi(servizioEntita),
  specieDi(tipoAttivitaEntita),
  specieDi(tabellaAddizionaliEntita),
  specieDi(parteAddizionaliEntita),
  specieDi(commissioneEntita),
  specieDi(codiciDenunceEntita),
  specieDi(annoContabilizzatoEntita),
  specieDi(posInpsEntita),
  specieDi(posInailEntita),
  specieDi(codiceInpsEntita),
  specieDi(descrizioneRitenutaEntita),
  specieDi(valoreAnnunciatoEntita),
  specieDi(voceUtenteEntita),
  specieDi(denunciaEntita),
  specieDi(parteDenunciaEntita),
  specieDi(valoreDenunciaEntita),
  specieDi(meseInviatoEntita),
  specieDi(opzioniIrapEntita),
  specieDi(tracciatoScuolaEntita),
  specieDi(segniChiusuraEntita),
  specieDi(esposizioneModelloMEntita),
  specieDi(opzioniCuEntita),
  specieDi(consegnaCuEntita),
  specieDi(passaggioCuEntita),
  specieDi(entrataEntita),
  specieDi(listaNoipaEntita),
  specieDi(parteListaEntita),
  specieDi(primaDelFileEntita),
  specieDi(fattiListaEntita),
  specieDi(letturaPortaleEntita),
  specieDi(spesaInviataEntita),
  specieDi(pianoCapitoloEntita),
  specieDi(casoEntita),
  specieDi(parteCasoEntita),
  specieDi(provaEntita),
  specieDi(parteProvaEntita),
  specieDi(lavoroEntita),
  specieDi(sigilloRegistroEntita),
];

/** The guarded effects of a change of one item, where items are written as they are. */
export const effettiDi = (prima: Item | undefined, dopo: Item | undefined): Pick<Operazione, 'effetti'> => {
  const { effetti } = specie.find(({ nome }) => nome === (dopo ?? prima)?.tipo) ?? {};
  return effetti === undefined ? {} : { effetti: effetti(prima, dopo) };
};
