import type { Risposte } from '#shared/calcolatrice/domande.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';

type Chiave = keyof SituazioneInput;
type Voce = Situazione['voci'][number];

/** The parts of a situation that the questions of the calculator can say. */
const DICIBILI: readonly Chiave[] = [
  'tipo',
  'base',
  'scuola',
  'liquidazione',
  'dataPagamento',
  'percettore',
  'fiscali',
  'voci',
  'servizi',
  'ferie',
  'opzioni',
];

/** The answers that make a situation, or null where the calculator has no questions for all that it says. */
export const risposteDi = (indicata: SituazioneInput): Risposte | null => {
  const letta = Situazione.safeParse(indicata);
  if (!letta.success || !isDicibile(indicata)) return null;
  const { tipo, scuola } = letta.data;
  if (scuola !== 'SCUOLA' && tipo !== 'SUP') return null;
  const fiscali = Object.keys(indicata.fiscali ?? {});
  const intere = INTERE[tipo];
  if (intere !== undefined) return intere(letta.data, fiscali);
  const [voce, altra] = letta.data.voci;
  return voce === undefined || altra !== undefined || !isComune(voce) ? null : conUnaVoce(letta.data, voce, fiscali);
};

const isDicibile = (indicata: SituazioneInput): boolean =>
  Object.keys(indicata).every((chiave) => DICIBILI.some((una) => una === chiave)) &&
  Object.keys(indicata.opzioni ?? {}).every((opzione) => opzione === 'simulazione');

const soltanto = (fiscali: readonly string[], ...ammessi: readonly string[]): boolean =>
  fiscali.every((uno) => ammessi.includes(uno));

/** True of a line that is an amount taxed as accessory pay. */
const isComune = ({ trattamento, utileFineServizio, contratto, spesa, recupero, iva, misura }: Voce): boolean =>
  ['ACCESSORIO', 'ORDINARIO'].includes(trattamento) &&
  !utileFineServizio &&
  [contratto, spesa, recupero, iva].every((campo) => campo === undefined) &&
  importoDi(misura) > 0;

const importoDi = (misura: Voce['misura']): number =>
  misura.unita === 'IMPORTO' ? misura.importo : Math.round((misura.quantita * misura.tariffa) / 100);

type Percettore = Situazione['percettore'];
type Di<T extends Percettore['tipo']> = Extract<Percettore, { tipo: T }>;

/** The answers that the kinds of payee have in common. */
interface Comuni {
  readonly compenso: Risposte;
  readonly lavoro: string;
  readonly massima: number | undefined;
  readonly assimilati: Risposte;
  readonly gestioneSeparata: string | undefined;
  readonly compensiAnno: number;
  readonly canale: string;
}

const conUnaVoce = (situazione: Situazione, voce: Voce, fiscali: readonly string[]): Risposte | null => {
  const { percettore, base, dataPagamento, fiscali: dati } = situazione;
  const { dal, al } = voce.competenza;
  const comuni: Comuni = {
    compenso: {
      parto: base === 'LS' ? 'LORDO_STATO' : 'LORDO_DIPENDENTE',
      somma: importoDi(voce.misura),
      pagamento: dataPagamento,
    },
    lavoro: al,
    massima: dati.aliquotaMassima?.aliquota,
    assimilati: { dal, al, reddito: dati.redditoComplessivo ?? undefined, detrazioni: true },
    gestioneSeparata: dati.gestioneSeparata ?? undefined,
    compensiAnno: dati.compensiOccasionaliAnno,
    canale: voce.canale,
  };
  if (!soltanto(fiscali, ...(DETTI[percettore.tipo] ?? []))) return null;
  return risposteDelPercettore(percettore, comuni);
};

/** Tax data that the questions about a payee ask. */
const DETTI: Readonly<Partial<Record<Percettore['tipo'], readonly string[]>>> = {
  DIPENDENTE: ['aliquotaMassima'],
  FORMATORE: ['aliquotaMassima'],
  OCCASIONALE: ['gestioneSeparata', 'compensiOccasionaliAnno'],
  ALTRA_AMMINISTRAZIONE: ['gestioneSeparata', 'compensiOccasionaliAnno', 'aliquotaMassima'],
  COCOCO: ['gestioneSeparata', 'redditoComplessivo'],
  REVISORE: ['gestioneSeparata', 'redditoComplessivo'],
  STUDENTE: ['redditoComplessivo'],
};

const risposteDelPercettore = (percettore: Percettore, comuni: Comuni): Risposte | null => {
  const { compenso, lavoro, massima, assimilati, gestioneSeparata, compensiAnno } = comuni;
  switch (percettore.tipo) {
    case 'DIPENDENTE':
      return dipendente(percettore, comuni);
    case 'FORMATORE': {
      const { ruolo, contratto, regime } = percettore;
      return { genere: 'FORMATORE', ruolo, contratto, regime, ...compenso, lavoro, aliquota: massima };
    }
    case 'OCCASIONALE':
      if (percettore.certificatoA1 !== undefined) return null;
      return { genere: 'OCCASIONALE', ...compenso, lavoro, compensiAnno, gestioneSeparata };
    case 'PROFESSIONISTA': {
      const { regime, previdenza, iva, bollo = false } = percettore;
      return { genere: 'PROFESSIONISTA', regime, previdenza, iva, bollo, ...compenso, lavoro };
    }
    case 'SOCIETA':
      return { genere: 'SOCIETA', iva: percettore.iva, ...compenso, lavoro };
    case 'COCOCO':
      return collaboratore(percettore, comuni);
    case 'REVISORE':
      return { genere: 'REVISORE', regime: percettore.regime, ...compenso, ...assimilati, gestioneSeparata };
    case 'ALTRA_AMMINISTRAZIONE': {
      const { regime } = percettore;
      const altre = { aliquota: massima, compensiAnno, gestioneSeparata };
      return { genere: 'ALTRA_AMMINISTRAZIONE', regime, ...compenso, lavoro, ...altre };
    }
    case 'NON_RESIDENTE':
      return nonResidente(percettore, comuni);
    case 'AUTORE':
      return { genere: 'AUTORE', regime: percettore.regime, ...compenso, lavoro };
    case 'STUDENTE':
      return { genere: 'STUDENTE', regime: percettore.regime, ...compenso, ...assimilati };
    case 'ASSISTENTE_LINGUA': {
      const { somma, pagamento } = compenso;
      return compenso['parto'] === 'LORDO_STATO' ? null : { genere: 'ASSISTENTE_LINGUA', somma, lavoro, pagamento };
    }
    case 'COMMISSARIO_ESTERNO':
    case 'EREDE':
    case 'LAVORATORE_SPORTIVO':
      return null;
  }
};

const dipendente = (
  { ruolo, contratto, altraScuola }: Di<'DIPENDENTE'>,
  { compenso, lavoro, massima, canale }: Comuni,
): Risposte | null => {
  if (altraScuola !== undefined || massima === undefined) return null;
  const pagato = { ...compenso, contratto, fondi: canale, lavoro, aliquota: massima };
  if (ruolo === 'DOCENTE') return { genere: 'DOCENTE', attivita: 'FORFAIT', ...pagato };
  return ruolo === 'ATA' ? { genere: 'ATA', profilo: 'COLLABORATORE', compenso: 'FORFAIT', ...pagato } : null;
};

const collaboratore = (
  { inail, impatriato, certificatoA1 }: Di<'COCOCO'>,
  { compenso, assimilati, gestioneSeparata }: Comuni,
): Risposte | null => {
  if (impatriato !== undefined || certificatoA1 !== undefined || inail?.giaPagato !== undefined) return null;
  const assicurazione = { assicurata: inail !== undefined, tasso: inail?.tasso };
  return { genere: 'COCOCO', ...compenso, ...assimilati, gestioneSeparata, ...assicurazione };
};

const nonResidente = (
  { occasionale, convenzione, aliquotaConvenzione: aliquota }: Di<'NON_RESIDENTE'>,
  { compenso, lavoro }: Comuni,
): Risposte => {
  const senzaAliquota = convenzione ? 'ESENTE' : 'NO';
  const detta = aliquota === undefined ? senzaAliquota : 'RIDOTTA';
  return { genere: 'NON_RESIDENTE', occasionale, convenzione: detta, aliquota, ...compenso, lavoro };
};

const supplente = (
  { servizi, percettore, dataPagamento, scuola, fiscali: dati, voci }: Situazione,
  fiscali: readonly string[],
): Risposte | null => {
  const [servizio, altro] = servizi;
  if (servizio === undefined || altro !== undefined || voci.length > 0 || percettore.tipo !== 'DIPENDENTE') return null;
  if (!isSemplice(servizio) || percettore.espero || !soltanto(fiscali, 'redditoComplessivo', 'redditiBiennio'))
    return null;
  const { profilo, fascia, oreSettimanali, oreCattedra, competenza } = servizio;
  const [redditoPrimo, redditoSecondo] = dati.redditiBiennio ?? [0, 0];
  return {
    genere: 'SUPPLENTE',
    scuola,
    contratto: percettore.contratto,
    profilo,
    fascia,
    oreSettimanali,
    oreCattedra,
    direzione: percettore.ruolo === 'DSGA',
    ...competenza,
    pagamento: dataPagamento,
    reddito: dati.redditoComplessivo ?? undefined,
    redditoPrimo,
    redditoSecondo,
  };
};

/** True of a service without absences, judgments or allowances of its own. */
const isSemplice = ({
  assenze,
  assenzeAOre = [],
  sentenzaRpdCia,
  assegnoPersonaleMensile,
}: Situazione['servizi'][number]): boolean =>
  assenze.length + assenzeAOre.length === 0 && sentenzaRpdCia === null && assegnoPersonaleMensile === 0;

const ferie = (
  { ferie: lasciate, percettore, dataPagamento, fiscali: dati, voci }: Situazione,
  fiscali: readonly string[],
): Risposte | null => {
  if (lasciate === null || voci.length > 0 || percettore.tipo !== 'DIPENDENTE') return null;
  const { conAccessorioFisso, settimanaCorta, giorniSospensione, invitatoAFruirne, ...dette } = lasciate;
  if (conAccessorioFisso || settimanaCorta || (giorniSospensione > 0 && !invitatoAFruirne)) return null;
  if (!soltanto(fiscali, 'aliquotaMassima') || dati.aliquotaMassima === null) return null;
  const { aliquota } = dati.aliquotaMassima;
  // The question counts the days of suspended lessons among those taken, of an employee who was invited to take leave then.
  const giorniFruiti = dette.giorniFruiti + giorniSospensione;
  return {
    genere: 'FERIE',
    contratto: percettore.contratto,
    ...dette,
    giorniFruiti,
    pagamento: dataPagamento,
    aliquota,
  };
};

const arretrati = (
  { percettore, dataPagamento, fiscali: dati, voci, base }: Situazione,
  fiscali: readonly string[],
): Risposte | null => {
  if (percettore.tipo !== 'DIPENDENTE' || base === 'LS') return null;
  const [precedente, corrente] = voci;
  if (!soltanto(fiscali, 'aliquotaMassima', 'redditiBiennio') || !sonoArretrati(voci)) return null;
  if (precedente === undefined) return null;
  const { redditiBiennio, aliquotaMassima } = dati;
  const [redditoPrimo, redditoSecondo] = redditiBiennio ?? [];
  return {
    genere: 'ARRETRATI',
    ruolo: percettore.ruolo,
    contratto: percettore.contratto,
    somma: importoDi(precedente.misura),
    ...precedente.competenza,
    corrente: corrente === undefined ? 0 : importoDi(corrente.misura),
    pagamento: dataPagamento,
    redditoPrimo,
    redditoSecondo,
    aliquota: aliquotaMassima?.aliquota,
  };
};

/** True of a line of earlier years, and perhaps one of the year. */
const sonoArretrati = (voci: readonly Voce[]): boolean => {
  const [precedente, corrente, altra] = voci;
  return (
    precedente !== undefined &&
    altra === undefined &&
    isArretrato(precedente, 'ARRETRATO_ANNI_PRECEDENTI') &&
    (corrente === undefined || isArretrato(corrente, 'ORDINARIO'))
  );
};

const isArretrato = ({ trattamento, utileFineServizio, misura }: Voce, atteso: Voce['trattamento']): boolean =>
  trattamento === atteso && !utileFineServizio && importoDi(misura) > 0;

/** Kinds of run that are not made of one line. */
const INTERE: Readonly<
  Partial<Record<Situazione['tipo'], (situazione: Situazione, fiscali: readonly string[]) => Risposte | null>>
> = { SUP: supplente, FER: ferie, ARR: arretrati };
