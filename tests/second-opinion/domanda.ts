import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { dellAssenza } from './assenza.ts';
import { dellAnno } from './gia-pagato.ts';
import { centesimi, type Domanda, type Ingresso } from './opinione.ts';
import { piani, type Piano } from './piani.ts';
import { isInRitardo, pianoDelSupplente } from './supplente.ts';

type Ingressi = Record<string, Ingresso>;
type Parti = readonly ((situazione: Situazione) => Ingressi)[];

/** The same payment, asked in the terms of the second implementation. What it does not cover is an error here, never a guess. */
export const domanda = (input: SituazioneInput): Domanda => {
  const situazione = Situazione.parse(input);
  return { piano: pianoDi(situazione), ingressi: Object.assign({}, ...parti.map((parte) => parte(situazione))) };
};

const anno = (giorno: string): number => Number(giorno.slice(0, 4));
const numerico = (giorno: string): number => Number(giorno.replaceAll('-', ''));
const noto = <T extends Ingresso>(nome: string, valore: T | null): Ingressi =>
  valore === null ? {} : { [nome]: valore };

const pianoDi = (situazione: Situazione): Piano => {
  const { tipo, percettore, opzioni, ferie } = situazione;
  if (ferie !== null) return piani.ferie;
  if (tipo === 'SUP') return pianoDelSupplente(situazione);
  switch (percettore.tipo) {
    case 'DIPENDENTE':
    case 'FORMATORE':
    case 'EREDE':
      return piani.personale;
    case 'ALTRA_AMMINISTRAZIONE':
      return percettore.regime === 'ALIQUOTA_MASSIMA' ? piani.personale : piani.autonomo;
    case 'OCCASIONALE':
    case 'PROFESSIONISTA':
      return piani.autonomo;
    case 'NON_RESIDENTE':
      return piani.nonResidente;
    case 'SOCIETA':
      return piani.societa;
    case 'COMMISSARIO_ESTERNO':
      return percettore.regime === 'FUNZIONI_PUBBLICHE' ? piani.commissario : piani.autonomo;
    case 'STUDENTE':
      return percettore.regime === 'BORSA' ? collaborazione(opzioni) : piani.autonomo;
    case 'ASSISTENTE_LINGUA':
    case 'AUTORE':
      return piani.autonomo;
    case 'LAVORATORE_SPORTIVO':
      throw new Error('Nobody pays a sport worker');
    case 'COCOCO':
    case 'REVISORE':
      return collaborazione(opzioni);
  }
};

const collaborazione = ({ cessazione }: Situazione['opzioni']): Piano =>
  cessazione ? piani.collaboratoreCheCessa : piani.collaboratore;

const competenzaDi = ({ voci, servizi, ferie }: Situazione): { readonly dal: string; readonly al: string } => {
  const competenza =
    servizi[0]?.competenza ??
    voci[0]?.competenza ??
    (ferie === null ? undefined : { dal: ferie.cessazione, al: ferie.cessazione });
  if (competenza === undefined || servizi.length > 1)
    throw new Error('The second implementation pays one service, or lines of one period');
  return competenza;
};

/** What a line adds to the gross: nothing the refunds that stay outside income, less what is taken back of the year. */
const contata = ({ misura, recupero, spesa, trattamento, competenza }: Situazione['voci'][number]): number => {
  const importo = misura.unita === 'IMPORTO' ? misura.importo : centesimi((misura.quantita * misura.tariffa) / 100);
  if (recupero !== undefined) return recupero === 'ANNO' ? -importo : 0;
  if (trattamento !== 'ESENTE') return importo;
  const reddito = spesa?.luogo === 'ITALIA' && !spesa.tracciabile && competenza.al >= '2025-01-01';
  return reddito ? importo : 0;
};

const generali = (situazione: Situazione): Ingressi => {
  const { tipo, base, dataPagamento, voci, percettore, opzioni } = situazione;
  const competenza = competenzaDi(situazione);
  const autonomo = [
    'OCCASIONALE',
    'PROFESSIONISTA',
    'NON_RESIDENTE',
    'SOCIETA',
    'STUDENTE',
    'ASSISTENTE_LINGUA',
    'AUTORE',
  ].includes(percettore.tipo);
  const precedente = anno(competenza.al) < anno(dataPagamento) && dataPagamento.slice(5) <= '01-12' && !autonomo;
  return {
    supplente: tipo === 'SUP',
    percettore: percettore.tipo,
    'anno del pagamento': anno(dataPagamento),
    anno: precedente ? anno(dataPagamento) - 1 : anno(dataPagamento),
    'giorno di servizio': numerico(competenza.dal),
    'importo indicato': voci.reduce((totale, voce) => totale + contata(voce), 0),
    'recuperato al netto': voci.reduce(
      (totale, { recupero, misura }) =>
        totale + (recupero === 'ANNI_PRECEDENTI' && misura.unita === 'IMPORTO' ? misura.importo : 0),
      0,
    ),
    'debito verso la riscossione': situazione.verifica?.debito ?? 0,
    'in lordo stato': base === 'LS',
    conguaglio: opzioni.conguaglio || opzioni.cessazione,
    cessazione: opzioni.cessazione,
    'di anni precedenti':
      percettore.tipo === 'EREDE' ||
      isInRitardo(situazione) ||
      voci.some(({ trattamento }) => trattamento === 'ARRETRATO_ANNI_PRECEDENTI'),
    'utile al fine servizio': voci.some(({ utileFineServizio }) => utileFineServizio),
  };
};

/** Two contracts in one payslip: the contribution of the fixed term is on what is not of the other. */
const deiContratti = ({ percettore: chi, voci }: Situazione): Ingressi => {
  if (!('contratto' in chi)) return {};
  const contratti = voci.map(({ contratto }) => contratto ?? chi.contratto);
  if (new Set(contratti).size < 2) return { contratto: contratti[0] ?? chi.contratto };
  return {
    contratto: contratti.find((contratto) => contratto !== 'TI') ?? 'TI',
    'lordo a tempo indeterminato': voci.reduce(
      (totale, voce, indice) => totale + (contratti[indice] === 'TI' ? contata(voce) : 0),
      0,
    ),
  };
};

/** What comes from abroad: a treaty, an insurance in another State, a lower income. */
const dallEstero = ({ percettore: chi, dataPagamento }: Situazione): Ingressi => ({
  ...(chi.tipo === 'NON_RESIDENTE' && chi.aliquotaConvenzione !== undefined
    ? { 'aliquota dei non residenti': chi.aliquotaConvenzione / 1_000_000 }
    : {}),
  ...('certificatoA1' in chi && chi.certificatoA1
    ? { 'assicurato altrove': chi.certificatoA1.al >= dataPagamento }
    : {}),
  ...('impatriato' in chi && chi.impatriato
    ? { 'quota di impatriato': chi.impatriato === 'CON_FIGLI' ? 0.4 : 0.5 }
    : {}),
});

/** The treaty excludes the tax: it does not when it says a rate. */
const senzaImposta = (chi: Extract<Situazione['percettore'], { tipo: 'NON_RESIDENTE' }>): boolean =>
  chi.convenzione && chi.aliquotaConvenzione === undefined;

const delPercettore = ({ percettore: chi }: Situazione): Ingressi => ({
  ...('contratto' in chi ? { dirigente: chi.ruolo === 'DS' } : {}),
  ...('bollo' in chi ? { 'con bollo': chi.bollo === true } : {}),
  ...('regime' in chi ? { regime: chi.regime } : {}),
  ...('iva' in chi ? { iva: chi.iva } : {}),
  ...('previdenza' in chi ? { previdenza: chi.previdenza } : {}),
  ...(chi.tipo === 'COCOCO' && chi.inail ? { 'tasso INAIL': chi.inail.tasso / 1_000_000 } : {}),
  ...(chi.tipo === 'NON_RESIDENTE' ? { occasionale: chi.occasionale, convenzione: senzaImposta(chi) } : {}),
  ...(chi.tipo === 'DIPENDENTE'
    ? { 'in regime di TFS': chi.fineServizio === 'TFS', 'iscritto ENAM': chi.enam, 'iscritto Espero': chi.espero }
    : {}),
});

const etaIl = (nascita: string, giorno: string): number =>
  anno(giorno) - anno(nascita) - (giorno.slice(5) < nascita.slice(5) ? 1 : 0);

const fiscali = ({ fiscali: dati, voci }: Situazione): Ingressi => ({
  ...(dati.esoneroMadre === null
    ? {}
    : {
        'figli di madre': dati.esoneroMadre.figli,
        'età del figlio minore': etaIl(dati.esoneroMadre.nascitaFiglioMinore, voci[0]?.competenza.dal ?? ''),
        'esonero di madre già fruito': dati.esoneroMadre.giaFruitoNelMese,
      }),
  ...noto('aliquota massima', dati.aliquotaMassima === null ? null : dati.aliquotaMassima.aliquota / 1_000_000),
  ...noto('classe', dati.gestioneSeparata),
  ...noto('reddito del primo anno', dati.redditiBiennio?.[0] ?? null),
  ...noto('reddito del secondo anno', dati.redditiBiennio?.[1] ?? null),
  'reddito noto': dati.redditoComplessivo !== null,
  ...noto('reddito dichiarato', dati.redditoComplessivo),
  ...noto('reddito di lavoro dipendente', dati.redditoLavoroDipendente),
  'retribuzione del mese nota': dati.retribuzioneMeseEsonero !== null,
  ...noto('retribuzione del mese', dati.retribuzioneMeseEsonero),
  'plafond della sostitutiva': dati.plafondSostitutiva,
  'rinuncia alla sostitutiva': dati.rinunciaSostitutiva,
  'contributo aggiuntivo richiesto': dati.contributoAggiuntivo,
  'massimale applicato': dati.massimale,
  'pensionabile raggiunto': dati.imponibileContributivoAnno,
  'occasionali percepiti': dati.compensiOccasionaliAnno,
  'gestione separata raggiunta': dati.imponibileGestioneSeparataAnno,
  'giorni attesi': dati.giorniAnno,
  'detrazione lavoro richiesta': dati.detrazioneLavoro,
  'trattamento integrativo richiesto': dati.trattamentoIntegrativo,
  'rinuncia al cuneo': dati.rinunciaCuneo,
  'altre detrazioni': dati.altreDetrazioni,
  'acconto comunale già trattenuto': dati.addizionali.accontoTrattenuto,
});

/** Counted month by month over the year of payment: from the one in which a child is 21 to the one in which it turns 30. */
const mesiInEta = (nascita: string, pagamento: string): { readonly da21: number; readonly finoA30: number } => {
  const ultimoGiorno = (mese: number) => new Date(Date.UTC(anno(pagamento), mese, 0)).toISOString().slice(0, 10);
  const mesi = Array.from({ length: 12 }, (_, indice) => indice + 1);
  return {
    da21: mesi.filter((mese) => etaIl(nascita, ultimoGiorno(mese)) >= 21).length,
    finoA30: mesi.filter((mese) => etaIl(nascita, ultimoGiorno(mese - 1)) < 30).length,
  };
};

/** Relatives by kind; those of a kind must be alike, because the rules have one formula for each kind. */
const familiari = ({ fiscali: dati, dataPagamento }: Situazione): Ingressi => {
  const di = (tipo: 'CONIUGE' | 'FIGLIO' | 'ALTRO') => {
    const tutti = dati.familiari.filter((familiare) => familiare.tipo === tipo);
    if (new Set(tutti.map((familiare) => JSON.stringify(familiare))).size > 1)
      throw new Error(`Relatives that differ: ${tipo}`);
    const [primo] = tutti;
    return {
      quanti: tutti.length,
      primo,
      mesi: primo?.mesi ?? 12,
      quota: (primo?.quota ?? 1_000_000) / 1_000_000,
    };
  };
  const [coniuge, figlio, altro] = [di('CONIUGE'), di('FIGLIO'), di('ALTRO')];
  const eta = mesiInEta(figlio.primo?.nascita ?? dataPagamento, dataPagamento);
  return {
    'coniugi a carico': coniuge.quanti,
    'figli a carico': figlio.quanti,
    'altri a carico': altro.quanti,
    'parte del coniuge': (coniuge.mesi / 12) * coniuge.quota,
    'mesi dei figli': figlio.mesi,
    'quota dei figli': figlio.quota,
    'parte degli altri': (altro.mesi / 12) * altro.quota,
    'mesi dei figli da 21 anni': eta.da21,
    'mesi dei figli fino a 30 anni': eta.finoA30,
    'figli disabili': figlio.primo?.disabile ?? false,
    'altri ascendenti conviventi': altro.primo?.ascendenteConvivente ?? false,
  };
};

const GIORNO = 86_400_000;

/** Days of one period inside one month, and the part of the year they are: a twelfth when they are the whole month. */
const delServizio = (situazione: Situazione): Ingressi => {
  const {
    servizi: [servizio],
    fiscali: dati,
  } = situazione;
  const { dal, al } = competenzaDi(situazione);
  const giorni = Math.round((Date.parse(al) - Date.parse(dal)) / GIORNO) + 1;
  const intero = dal.endsWith('-01') && new Date(Date.parse(al) + GIORNO).getUTCDate() === 1 && giorni <= 31;
  const trentesimi = intero ? 30 : Math.min(30, giorni);
  const { ingressi, senzaDetrazioni } = dellAssenza(situazione, trentesimi);
  return {
    ...ingressi,
    giorni: dati.giorniDetrazione ?? giorni - senzaDetrazioni,
    'giorni di calendario': giorni,
    trentesimi,
    'parti di anno': intero ? 1 : giorni,
    'anno intero': intero ? 12 : 365,
    ...(servizio === undefined
      ? {}
      : {
          profilo: servizio.profilo,
          'ore settimanali': servizio.oreSettimanali,
          'ore della cattedra': servizio.oreCattedra,
        }),
  };
};

const delleFerie = ({ ferie }: Situazione): Ingressi =>
  ferie === null
    ? {}
    : {
        'ferie da pagare': true,
        profilo: ferie.profilo,
        'ore settimanali': ferie.oreSettimanali,
        'ore della cattedra': ferie.oreCattedra,
        'con accessorio fisso': ferie.conAccessorioFisso,
        'giorni di servizio': ferie.giorniServizio,
        'anni di servizio': ferie.anniServizio,
        'ferie fruite': ferie.giorniFruiti,
        'settimana corta': ferie.settimanaCorta,
        'giorni di sospensione': ferie.giorniSospensione,
        'invitato a fruirne': ferie.invitatoAFruirne,
      };

const parti: Parti = [
  generali,
  delPercettore,
  deiContratti,
  dallEstero,
  fiscali,
  familiari,
  dellAnno,
  delServizio,
  delleFerie,
];
