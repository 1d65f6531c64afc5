/** Kinds of payee that the calculator knows, in the order in which they are offered. Codes are in the links that people share: never renamed. */
export const generi = [
  'DOCENTE',
  'ATA',
  'PROGETTO',
  'DIRIGENTE',
  'SUPPLENTE',
  'FERIE',
  'ARRETRATI',
  'COMMISSIONE',
  'FORMATORE',
  'OCCASIONALE',
  'PROFESSIONISTA',
  'SOCIETA',
  'COCOCO',
  'REVISORE',
  'ALTRA_AMMINISTRAZIONE',
  'NON_RESIDENTE',
  'AUTORE',
  'STUDENTE',
  'ASSISTENTE_LINGUA',
  'EREDE',
  'SPORTIVO',
  'TRATTENUTA',
  'CONGUAGLIO',
] as const;
export type Genere = (typeof generi)[number];

export const isGenere = (valore: unknown): valore is Genere => generi.some((genere) => genere === valore);

/** How the first question names a kind, and a line that tells it from the others. */
interface NomeDelGenere {
  readonly nome: string;
  readonly chi: string;
  readonly gruppo: 'PERSONALE' | 'ESTERNI' | 'ALTRI';
}

export const descrizioneGruppo: Readonly<Record<NomeDelGenere['gruppo'], string>> = {
  PERSONALE: 'Personale della scuola',
  ESTERNI: 'Esterni',
  ALTRI: 'Altri',
};

export const descrizioneGenere: Readonly<Record<Genere, NomeDelGenere>> = {
  DOCENTE: {
    nome: 'Docente, ore aggiuntive',
    chi: 'Ore di insegnamento, funzionali, di recupero, sostituzioni, forfait',
    gruppo: 'PERSONALE',
  },
  ATA: { nome: 'Personale ATA, ore aggiuntive', chi: 'Straordinario e incarichi, DSGA compreso', gruppo: 'PERSONALE' },
  PROGETTO: {
    nome: 'Personale in un progetto',
    chi: 'PON, PN, PNRR, corsi, tutor e orientatori, a tariffa del progetto',
    gruppo: 'PERSONALE',
  },
  DIRIGENTE: { nome: 'Dirigente scolastico', chi: 'Incarichi in progetti', gruppo: 'PERSONALE' },
  SUPPLENTE: { nome: 'Supplente', chi: 'Stipendio di un periodo di supplenza', gruppo: 'PERSONALE' },
  FERIE: { nome: 'Ferie non godute', chi: 'Alla fine di un contratto a termine', gruppo: 'PERSONALE' },
  ARRETRATI: { nome: 'Arretrati', chi: 'Somme di anni precedenti a personale della scuola', gruppo: 'PERSONALE' },
  COMMISSIONE: {
    nome: "Commissione d'esame",
    chi: 'Presidenti e commissari della maturità, interni ed esterni',
    gruppo: 'PERSONALE',
  },
  FORMATORE: { nome: 'Formatore del personale', chi: 'Dipendente che forma i colleghi', gruppo: 'PERSONALE' },
  OCCASIONALE: { nome: 'Esterno occasionale', chi: 'Prestazione senza partita IVA', gruppo: 'ESTERNI' },
  PROFESSIONISTA: { nome: 'Professionista con partita IVA', chi: 'Psicologo, RSPP, esperto', gruppo: 'ESTERNI' },
  SOCIETA: { nome: 'Società o associazione', chi: 'Fattura senza ritenuta', gruppo: 'ESTERNI' },
  COCOCO: { nome: 'Co.co.co.', chi: 'Collaboratore coordinato e continuativo', gruppo: 'ESTERNI' },
  REVISORE: { nome: 'Revisore dei conti', chi: 'Dipendente pubblico nel collegio', gruppo: 'ESTERNI' },
  ALTRA_AMMINISTRAZIONE: {
    nome: 'Dipendente di altra amministrazione',
    chi: 'Incarico autorizzato dal suo ente',
    gruppo: 'ESTERNI',
  },
  NON_RESIDENTE: { nome: 'Non residente in Italia', chi: 'Esperto che vive all’estero', gruppo: 'ESTERNI' },
  AUTORE: { nome: "Diritti d'autore", chi: "Uso di un'opera propria", gruppo: 'ALTRI' },
  STUDENTE: { nome: 'Studente', chi: 'Premi, eccellenze, borse di studio', gruppo: 'ALTRI' },
  ASSISTENTE_LINGUA: {
    nome: 'Assistente di lingua straniera',
    chi: 'Somma netta fissata dal ministero',
    gruppo: 'ALTRI',
  },
  EREDE: { nome: 'Erede', chi: 'Somme dovute a chi è morto', gruppo: 'ALTRI' },
  SPORTIVO: { nome: 'Lavoratore sportivo', chi: 'Istruttori e allenatori', gruppo: 'ALTRI' },
  TRATTENUTA: { nome: 'Pignoramento o cessione', chi: 'Trattenute per un creditore', gruppo: 'ALTRI' },
  CONGUAGLIO: { nome: "Conguaglio dell'anno", chi: "L'imposta ricalcolata a fine anno o contratto", gruppo: 'ALTRI' },
};
