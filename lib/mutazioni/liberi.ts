import type { TipoDenuncia } from '#shared/domain/denuncia.ts';
import type { Forma } from './forme.ts';

/** Fields that a layout leaves free in some forms, and the line of the layout that does. */
interface Libero {
  readonly campi: RegExp;
  readonly forme: readonly Forma[];
  readonly perche: string;
}

const TESTO = ['vuoto', 'lettere', 'data impossibile', 'altra tabella', 'altro segno', "di un'altra persona"] as const;
const VALORE = ['altra tabella', "di un'altra persona", 'di un altro mese', 'data impossibile'] as const;
const ALTRO = ['altra tabella', "di un'altra persona", 'di un altro mese'] as const;

const FISSI: readonly Libero[] = [
  {
    campi:
      /^[AMB]\.(?:denominazione|comune|provincia|indirizzo|email|telefono|campoUtente|cognome|nome|rappresentante(?:Cognome|Nome))$/,
    forme: TESTO,
    perche:
      'formato AN: il tracciato ammette ogni testo del suo alfabeto; che sia della scuola lo dice soltanto la scuola',
  },
  {
    campi:
      /^(?:A\.fornitore|B\.(?:rappresentante|intermediario|produttoreSoftware|enteDichiarante)|M\.(?:codiceIdentificativo|secondoCodiceFiscale))$/,
    forme: TESTO,
    perche:
      'formato AN: chi invia, firma o è coobbligato può essere un altro; del software e dell’ente il tracciato non dà una tabella',
  },
  {
    campi: /^[DGH]\.(?:spazioUtente|DA0020(?:02|07|20|21|22))$/,
    forme: TESTO,
    perche: 'formato AN: testo a disposizione, o che nessun altro campo ripete',
  },
  {
    campi: /^D\.DA002003$/,
    forme: ['altro segno'],
    perche: 'formato AN: un segno davanti al nome non ne cambia le lettere, che il codice fiscale ripete',
  },
  {
    campi: /^V\.(?:codiceUfficio|codiceAtto|idOperazione)$/,
    forme: TESTO,
    perche: 'formato AN: l’atto è dell’ufficio che lo ha scritto, e nessuna tabella li elenca',
  },
  {
    campi: /^[AM]\.cap$|^V\..*(?:ente|estremi|immobili|inail\.riferimentoA)$/,
    forme: VALORE,
    perche: 'codice di un luogo, di una sede o di una matricola: un altro dello stesso elenco ha la stessa forma',
  },
  {
    campi: /^V\..*(?:riferimento[AB]|codice)$/,
    forme: ["di un'altra persona", 'di un altro mese'],
    perche: 'periodo e tributo: ogni mese passato e ogni codice in vigore si può versare',
  },
  {
    campi:
      /^A\.(?:tipoFornitore|progressivoInvio|totaleInvii)$|^B\.(?:codiceCarica|eventiEccezionali|impegno|datFirma|progressivoModulo)$/,
    forme: VALORE,
    perche:
      'formato NU: ogni numero; le tabelle delle cariche e degli eventi cambiano ogni anno e non sono nel programma',
  },
  {
    campi: /^[DGH]\.(?:modulo|protocollo|progressivoRicevuta|progressivo)$/,
    forme: VALORE,
    perche: 'formato NU: numero dato da chi scrive o da una ricevuta, che il file non ripete',
  },
  {
    campi: /^(?:D\.DA003001|[GH]\.(?:DB|DC|AU)\d{6})$/,
    forme: ALTRO,
    perche: 'formato DT o VP: un altro giorno dell’anno, o un altro importo che nessuna somma del modello comprende',
  },
];

const UNIEMENS: readonly Libero[] = [
  {
    campi:
      /\.(?:RagSocMittente|RagSocAzienda|UnitaOperativa|CodiceContratto|SedeGeograficaOrgano|IdentAtto|NumeroRegistro|CodOrgano|Contratto|Qualifica|CausaleVarRetr|CodFondo|Comparto|CFSoftwarehouse|@IdentInvioAttoINPS)$/,
    forme: TESTO,
    perche: 'testo fino alla sua lunghezza: nessuna fonte pubblica elenca i codici, o il testo è di chi scrive',
  },
  {
    campi: /\.(?:Cognome|Nome)$/,
    forme: ['altro segno'],
    perche: 'testo: un trattino non cambia le lettere che il codice fiscale confronta',
  },
  {
    campi: /\.(?:@Tipo|@Composizione|@TipoListaPosPA)$/,
    forme: ['vuoto'],
    perche: 'attributo facoltativo: vuoto è come non scritto',
  },
  {
    campi: /\.CodiceComune$/,
    forme: TESTO,
    perche: 'facoltativo in PosContributiva: un codice di un’altra forma è giudicato dove è obbligatorio',
  },
  {
    campi:
      /\.(?:CAP|ISTAT|SedeINPS|Matricola|PRGAZIENDA|Cittadinanza|TipoLavoratore|FormaGiuridica|CodTipoIscrFondoPrevCompl|Gestione)$/,
    forme: [...ALTRO, 'altro segno'],
    perche: 'codice di un elenco che non è pubblico, o di una posizione: un altro ha la stessa forma',
  },
  {
    campi:
      /\.(?:TipoImpiego|TipoServizio|Qualifica1|TipoContribuzione|TipoAssunzione|TipoCessazione|TipoRapporto|TipologiaDovuto|CodGestione|RegimeFineServizio|@CodMotivoUtilizzo|CodiceCessazione|TipoContributo)$/,
    forme: [...ALTRO, 'altro segno'],
    perche: 'il codice cambiato è un altro della stessa tabella',
  },
  {
    campi: /\.CF(?:PersonaMittente|Mittente|Azienda|RappresentanteFirmatario)$/,
    forme: ["di un'altra persona"],
    perche: 'chi invia e chi firma possono essere altri; di chi dichiara il file non dice altro',
  },
  {
    campi:
      /\.(?:OrarioContrattuale|NumLavoratori|ForzaAziendale|TotaleRate|PrgRata|PercPartTime|Aliquota(?:Lav|DL)|PercTFR|Giorn[io]\w*|NumMensilita)$/,
    forme: VALORE,
    perche: 'numero o giorno: un altro della stessa forma è possibile',
  },
  {
    campi:
      /\.(?:Imponibile\w*|Contribut?o?\w*|ContribLav|ContribDL|Retrib\w*|StipendioTabellare|Importo\w*|Totale\w*)$/,
    forme: [...VALORE, 'altro segno'],
    perche: 'importo: nessuna regola letta lo ricava dagli altri, o lo vuole positivo',
  },
  {
    campi: /\.(?:AnnoMese\w*|Dal|Al|Data\w+)$/,
    forme: ["di un'altra persona", 'di un altro mese'],
    perche: 'giorno o mese: ogni altro del calendario è possibile',
  },
];

const SPT: readonly Libero[] = [
  {
    campi: /\.(?:Ente|Dipendente|Compenso)\.\w+$/,
    forme: [...TESTO, 'di un altro mese'],
    perche:
      'nessuno schema del portale è pubblico: il contenuto è quello delle guide, e i codici si leggono sul portale',
  },
  {
    campi: /\.Periodo\.\w+$/,
    forme: VALORE,
    perche: 'i mesi della comunicazione li sceglie la scuola',
  },
];

const LIBERI: Readonly<Record<TipoDenuncia, readonly Libero[]>> = {
  f24ep: FISSI,
  f24: FISSI,
  cu: FISSI,
  uniemens: UNIEMENS,
  spt: SPT,
};

/** The reason for which a layout takes a value in such a form; null where something should have found it. */
export const percheLibero = (tipo: TipoDenuncia, campo: string, forma: Forma): string | null =>
  LIBERI[tipo].find(({ campi, forme }) => forme.includes(forma) && campi.test(campo))?.perche ?? null;
