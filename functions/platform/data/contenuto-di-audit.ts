import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import type { Item } from './dynamo.ts';
import { readForma } from './forme/lettura.ts';

/**
 * Text that entries of the audit trail often hold, names of fields above all: what is found in it is not written again. Never changed, or what was deflated
 * with it could be read no more: a better one is another number beside this.
 */
const PRIMO = [
  '"anno":null,"mese":null,"meseDa":null,"processi":null,"persone":null,"cedolini":null,"righe":null,"debito":null,',
  '"credito":null,"somme":null,"dipendenti":null,"bloccanti":null,"avvisi":null,"giudizio":null,"files":null,',
  '"datInvio":null,"protocollo":null,"inviatoIl":null,"hashInviato":null,"esito":null,"motivoEsito":null,"ricevute":null,',
  '"respinti":null,"solo":null,"elaborataIl":null,"flgMigrato":null,"flusso":null,"correzioni":null,"riporti":null,',
  '"riportati":null,"restituite":null,"senzaCodiceFuori":null,"ravvedimento":null,"scuola":null,"sigillo":null,"dati":null,',
  '"ANNO":null,"MESE":null,"DES_ELABORAZIONE":null,"NOTE_ELABORAZIONE":null,"idMetodo":null,"dataPagamento":null,',
  '"annoConguagliato":null,"attivita":null,"progetto":null,"fonteFinanziamento":null,"cup":null,"numDisponibile":null,',
  '"simulazione":null,"_id":null,"COD_MIN":null,"ID_ELABORAZIONE":null,"STATUS":null,"TIPO_ELABORAZIONE":null,',
  '"ADEMPIMENTI":null,"PERIODI_DEST":null,"DA_VERSARE":null,"FLG_ESP_WWB":null,"FLG_ESP_DIP":null,"esposizione":null,',
  '"FLG_RECOMPUTE":null,"FLG_MIG_WS":null,"nascosto":null,"setupType":null,"opzioni":null,"lavoroUid":null,',
  '"numCedolini":null,"numScartati":null,"totali":null,"motivoFallimento":null,"regole":null,"PERIODO_RIF":null,',
  '"contabilizzatoIl":null,"motivoDoppio":null,"fattiScuola":null,"hash":null,"conferma":null,"mandati":null,',
  '"accorpate":null,"corregge":null,"rinnovo":null,"esecuzione":null,"daSistemare":null,"sostituita":null,',
  '"tipo":null,"area":null,"stato":null,"descrizione":null,"fatti":null,"totale":null,"scartati":null,"tentativo":null,',
  '"avviatoDa":null,"avviatoIl":null,"iniziatoIl":null,"finitoIl":null,"motivo":null,"esiti":null,"file":null,',
  '"oggetto":null,"riprovabile":null,"annullabile":null,"correlationId":null,"ruoli":null,"utente":null,"persona":null,',
  '"parametri":null,"ammessi":null,"oggi":null,',
  '"numIncarico":null,"datIncarico":null,"desProtocollo":null,"desOggetto":null,"desProgetto":null,"codCup":null,',
  '"codCig":null,"desSenzaCig":null,"datDurc":null,"codCausaleCu":null,"desPartitaIva":null,"flgForfettario":null,',
  '"codTipoRapporto":null,"codAttivita":null,"codAltraAss":null,"dichiarazioni":null,"desEnteAutorizzazione":null,',
  '"datAutorizzazione":null,"desProtAutorizzazione":null,"codUnilav":null,"datUnilav":null,"codAnagrafePrestazioni":null,',
  '"datAnagrafePrestazioni":null,"comunicazioni":null,"accorpati":null,',
  '"uidTipoAttivita":null,"desIncarico":null,',
  '"datDecorrenza":null,"flgCarico":null,"flgDisabile":null,"numMisura":null,"uidParente":null,',
  '"codParentela":null,"flgConvivente":null,',
  '"codVoce":null,"numImporto":null,"desRiferimento":null,"numTotale":null,"piano":null,"creditore":null,',
  '"numAnno":null,"percettore":null,"numAliquotaMassima":null,"desAliquotaLettaDa":null,"codGestioneSeparata":null,',
  '"numCompensiOccasionaliAltri":null,"numImponibileGestSeparataAltri":null,"numImponibileContributivoAltri":null,',
  '"numRedditoPresunto":null,"numRedditoLavoroDipendente":null,"numRedditoAnnoPrecedente":null,',
  '"numRedditoSecondoAnnoPrecedente":null,"numGiorniDetrazione":null,"numGiorniAnno":null,"flgDetrazioneLavoro":null,',
  '"flgTrattamentoIntegrativo":null,"flgRinunciaCuneo":null,"flgRinunciaSostitutiva":null,"numPlafondSostitutiva":null,',
  '"numAltreDetrazioni":null,"flgMassimale":null,"flgContributoAggiuntivo":null,"numRetribuzioneMeseEsonero":null,',
  '"saldoRegionale":null,"saldoComunale":null,"accontoComunale":null,"conguaglio":null,"numAccontoTrattenuto":null,',
  '"codCategoriaCu":null,"codEventiCu":null,"codEsclusionePrecompilata":null,"cfRappresentante":null,"cuAltri":null,',
  '"risultati730":null,"documenti":null,',
  '"codTipoPersonale":null,"codTipoNomina":null,"codTipoServizio":null,"codAutoritaNomina":null,"numProtocollo":null,',
  '"datProtocollo":null,"prgQualificaRetributiva":null,"codQualificaServizio":null,"codFascia":null,"codTipoOrario":null,',
  '"numOreSettimanali":null,"numOreIntere":null,"numOrePartTime":null,"numOreContribuite":null,"numGiorniSettimana":null,',
  '"codTipoAttivita":null,"codTipoCattedra":null,"codTipoPosto":null,"codTipoLaboratorio":null,"codClasseConcorso":null,',
  '"codProfiloAta":null,"codSituazionePrevidenziale":null,"flgEnam":null,"codScuolaTitolarita":null,"uidSettore":null,',
  '"sedi":null,"numAssegnoPersonale":null,"desSentenzaRpdCia":null,"uidAssenzaCoperta":null,"desDeroga":null,',
  '"uidCodiceInps":null,"codAssunzione":null,"codCessazione":null,"codCessazionePrivata":null,"distacco":null,',
  '"maggiorazioni":null,"contratto":null,"ruolo":null,"profilo":null,',
  '"codTipoAssenza":null,"datInizio":null,"datFine":null,"numOre":null,"codMotivo":null,"datNascitaFiglio":null,',
  '"congedo":null,"codMancatoRecupero":null,"numCertificato":null,"datCertificato":null,"note":null,"uidSubAnagrafe":null,',
  '"matricola":null,"desCognome":null,"desNome":null,"uid":null,"versione":null,"codGruppo":null,"numGiorni":null,',
  '"tipoSoggetto":null,"desCognome":null,"desNome":null,"flgSesso":null,"datNascita":null,"codComuneNascita":null,',
  '"desComuneNascita":null,"desCf":null,"cfPrecedenti":null,"flgDeceduto":null,"datDecesso":null,"flgTutela":null,',
  '"cfDeceduto":null,"quotaEredita":null,"flgCfConfermato":null,"codCittadinanza":null,"desIndirizzo":null,"desCap":null,',
  '"codComuneRes":null,"desComuneRes":null,"provinciaRes":null,"codStatoEstero":null,"desRegioneEstera":null,',
  '"desLocalitaEstera":null,"codFiscaleEstero":null,"desTelefono":null,"desCellulare":null,"desEMail":null,"desPec":null,',
  '"codModPagamento":null,"codPaese":null,"codCinEuro":null,"codCin":null,"codAbi":null,"codCab":null,"codCc":null,',
  '"codCinEuroEstero":null,"codBban":null,"codBic":null,"desIntestatario":null,"domicili":null,"espero":null,',
  '"primaAssicurazione":null,"numPartitaNoipa":null,"codUfficioNoipa":null,"numAnnoScoFerfestResidue":null,"note":null,',
  '"uid":null,"uidSubAnagrafe":null,"versione":null,"prgAnagrafe":null,"matricola":null,"uidPortale":null,',
  '"uidSubAnagrafe":"","codice":"","stato":"IN_CORSO","CONCLUSO","versione":1}',
  '{"prima":{"uid":"","versione":2,"dopo":{"uid":"',
  '{"prima":null,"dopo":{"uid":"',
].join('');

/** The dictionary of an entry; absent of one that was deflated without. Another number is of a later version. */
const Dizionario = z.literal(1).optional();
const dizionari = { 1: Buffer.from(PRIMO) } as const;

/** A text as an entry keeps it beside its row, with the number of the dictionary that reads it. */
export const packed = (testo: string): { readonly contenuto: string; readonly dizionario: 1 } => ({
  contenuto: deflateRawSync(testo, { level: 9, dictionary: dizionari[1] }).toString('base64'),
  dizionario: 1,
});

/** The text that an entry keeps beside its row; undefined of one whose row says all. @throws VERSIONE_PIU_RECENTE for a dictionary of a later version */
export const unpacked = (item: Item): string | undefined => {
  if (typeof item.contenuto !== 'string') return undefined;
  const quale = readForma(Dizionario, item.dizionario, { cosa: item });
  const con = quale === undefined ? {} : { dictionary: dizionari[quale] };
  return inflateRawSync(Buffer.from(item.contenuto, 'base64'), con).toString('utf8');
};
