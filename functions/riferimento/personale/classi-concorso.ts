import type { Giorno } from '#shared/domain/tempo/date.ts';
import { daConoscenza, type Tabella, type Voce } from '../origine.ts';
import { searchVoci } from '../ricerca.ts';

/** Where a class is taught; SECONDARIA is both grades. */
export type OrdineClasse = 'INFANZIA' | 'PRIMARIA' | 'PRIMO_GRADO' | 'SECONDO_GRADO' | 'SECONDARIA' | 'EDUCATIVO';

/** A "classe di concorso" between two days; a code may have two, before and after the merger of 2024. */
export interface ClasseConcorso extends Voce {
  readonly ordine: OrdineClasse;
  readonly dal: Giorno;
  readonly al: Giorno | null;
  /** The class that took its place. */
  readonly confluitaIn: string | null;
}

/** D.P.R. 19/2016, in force from 23/02/2016; D.M. 22/12/2023 n. 255, published on 10/02/2024. */
const INIZIO: Giorno = '2016-02-23';
const ULTIMO_PRIMA_DEL_2024: Giorno = '2024-02-09';
const PRIMO_DEL_2024: Giorno = '2024-02-10';

const classe = (codice: string, descrizione: string, ordine: OrdineClasse): ClasseConcorso => ({
  codice,
  descrizione,
  ordine,
  dal: INIZIO,
  al: null,
  confluitaIn: null,
});

const fino2024 = (codice: string, descrizione: string, ordine: OrdineClasse, confluitaIn = codice): ClasseConcorso => ({
  codice,
  descrizione,
  ordine,
  dal: INIZIO,
  al: ULTIMO_PRIMA_DEL_2024,
  confluitaIn,
});

const dal2024 = (codice: string, descrizione: string, ordine: OrdineClasse): ClasseConcorso => ({
  codice,
  descrizione,
  ordine,
  dal: PRIMO_DEL_2024,
  al: null,
  confluitaIn: null,
});

const voci: readonly ClasseConcorso[] = [
  classe('AAAA', "Scuola dell'infanzia, posto comune", 'INFANZIA'),
  classe('ADAA', "Scuola dell'infanzia, sostegno", 'INFANZIA'),
  classe('EEEE', 'Scuola primaria, posto comune', 'PRIMARIA'),
  classe('ADEE', 'Scuola primaria, sostegno', 'PRIMARIA'),
  classe('EEEM', 'Scuola primaria, educazione motoria', 'PRIMARIA'),
  classe('ADMM', 'Scuola secondaria di I grado, sostegno', 'PRIMO_GRADO'),
  classe('ADSS', 'Scuola secondaria di II grado, sostegno', 'SECONDO_GRADO'),
  classe('PPPP', 'Personale educativo', 'EDUCATIVO'),
  fino2024('A-01', 'Arte e immagine nella scuola secondaria di I grado', 'PRIMO_GRADO'),
  dal2024('A-01', "Disegno e storia dell'arte nell'istruzione secondaria di I e II grado", 'SECONDARIA'),
  classe('A-02', "Design dei metalli, dell'oreficeria, delle pietre dure e delle gemme", 'SECONDO_GRADO'),
  classe('A-03', 'Design della ceramica', 'SECONDO_GRADO'),
  classe('A-04', 'Design del libro', 'SECONDO_GRADO'),
  classe('A-05', 'Design del tessuto e della moda', 'SECONDO_GRADO'),
  classe('A-06', 'Design del vetro', 'SECONDO_GRADO'),
  classe('A-07', 'Discipline audiovisive', 'SECONDO_GRADO'),
  classe('A-08', "Discipline geometriche, architettura, design d'arredamento e scenotecnica", 'SECONDO_GRADO'),
  classe('A-09', 'Discipline grafiche, pittoriche e scenografiche', 'SECONDO_GRADO'),
  classe('A-10', 'Discipline grafico-pubblicitarie', 'SECONDO_GRADO'),
  classe('A-11', 'Discipline letterarie e latino', 'SECONDO_GRADO'),
  fino2024('A-12', 'Discipline letterarie negli istituti di istruzione secondaria di II grado', 'SECONDO_GRADO'),
  dal2024('A-12', "Discipline letterarie nell'istruzione secondaria di I e II grado", 'SECONDARIA'),
  classe('A-13', 'Discipline letterarie, latino e greco', 'SECONDO_GRADO'),
  classe('A-14', 'Discipline plastiche, scultoree e scenoplastiche', 'SECONDO_GRADO'),
  classe('A-15', 'Discipline sanitarie', 'SECONDO_GRADO'),
  classe('A-16', 'Disegno artistico e modellazione odontotecnica', 'SECONDO_GRADO'),
  fino2024(
    'A-17',
    "Disegno e storia dell'arte negli istituti di istruzione secondaria di II grado",
    'SECONDO_GRADO',
    'A-01',
  ),
  classe('A-18', 'Filosofia e scienze umane', 'SECONDO_GRADO'),
  classe('A-19', 'Filosofia e storia', 'SECONDO_GRADO'),
  classe('A-20', 'Fisica', 'SECONDO_GRADO'),
  classe('A-21', 'Geografia', 'SECONDO_GRADO'),
  fino2024('A-22', 'Italiano, storia, geografia nella scuola secondaria di I grado', 'PRIMO_GRADO', 'A-12'),
  dal2024('A-22', "Lingue e culture straniere nell'istruzione secondaria di I e II grado", 'SECONDARIA'),
  classe('A-23', 'Lingua italiana per discenti di lingua straniera (alloglotti)', 'SECONDO_GRADO'),
  fino2024(
    'A-24',
    'Lingue e culture straniere negli istituti di istruzione secondaria di II grado',
    'SECONDO_GRADO',
    'A-22',
  ),
  fino2024(
    'A-25',
    'Lingua inglese e seconda lingua comunitaria nella scuola secondaria di I grado',
    'PRIMO_GRADO',
    'A-22',
  ),
  classe('A-26', 'Matematica', 'SECONDO_GRADO'),
  classe('A-27', 'Matematica e fisica', 'SECONDO_GRADO'),
  classe('A-28', 'Matematica e scienze', 'PRIMO_GRADO'),
  fino2024('A-29', 'Musica negli istituti di istruzione secondaria di II grado', 'SECONDO_GRADO', 'A-30'),
  fino2024('A-30', 'Musica nella scuola secondaria di I grado', 'PRIMO_GRADO'),
  dal2024('A-30', "Musica nell'istruzione secondaria di I e II grado", 'SECONDARIA'),
  classe('A-31', 'Scienze degli alimenti', 'SECONDO_GRADO'),
  classe('A-32', 'Scienze della geologia e della mineralogia', 'SECONDO_GRADO'),
  classe('A-33', 'Scienze e tecnologie aeronautiche', 'SECONDO_GRADO'),
  classe('A-34', 'Scienze e tecnologie chimiche', 'SECONDO_GRADO'),
  classe('A-35', 'Scienze e tecnologie della calzatura e della moda', 'SECONDO_GRADO'),
  classe('A-36', 'Scienze e tecnologie della logistica', 'SECONDO_GRADO'),
  classe(
    'A-37',
    'Scienze e tecnologie delle costruzioni, tecnologie e tecniche di rappresentazione grafica',
    'SECONDO_GRADO',
  ),
  classe('A-38', 'Scienze e tecnologie delle costruzioni aeronautiche', 'SECONDO_GRADO'),
  classe('A-39', 'Scienze e tecnologie delle costruzioni navali', 'SECONDO_GRADO'),
  classe('A-40', 'Scienze e tecnologie elettriche ed elettroniche', 'SECONDO_GRADO'),
  classe('A-41', 'Scienze e tecnologie informatiche', 'SECONDO_GRADO'),
  classe('A-42', 'Scienze e tecnologie meccaniche', 'SECONDO_GRADO'),
  classe('A-43', 'Scienze e tecnologie nautiche', 'SECONDO_GRADO'),
  classe('A-44', "Scienze e tecnologie tessili, dell'abbigliamento e della moda", 'SECONDO_GRADO'),
  classe('A-45', 'Scienze economico-aziendali', 'SECONDO_GRADO'),
  classe('A-46', 'Scienze giuridico-economiche', 'SECONDO_GRADO'),
  classe('A-47', 'Scienze matematiche applicate', 'SECONDO_GRADO'),
  fino2024('A-48', 'Scienze motorie e sportive negli istituti di istruzione secondaria di II grado', 'SECONDO_GRADO'),
  dal2024('A-48', "Scienze motorie e sportive nell'istruzione secondaria di I e II grado", 'SECONDARIA'),
  fino2024('A-49', 'Scienze motorie e sportive nella scuola secondaria di I grado', 'PRIMO_GRADO', 'A-48'),
  classe('A-50', 'Scienze naturali, chimiche e biologiche', 'SECONDO_GRADO'),
  classe('A-51', 'Scienze, tecnologie e tecniche agrarie', 'SECONDO_GRADO'),
  classe('A-52', 'Scienze, tecnologie e tecniche di produzioni animali', 'SECONDO_GRADO'),
  fino2024('A-53', 'Storia della musica', 'SECONDO_GRADO'),
  dal2024('A-53', 'Storia della musica e della danza', 'SECONDO_GRADO'),
  classe('A-54', "Storia dell'arte", 'SECONDO_GRADO'),
  classe('A-55', 'Strumento musicale negli istituti di istruzione secondaria di II grado', 'SECONDO_GRADO'),
  classe('A-56', 'Strumento musicale nella scuola secondaria di I grado', 'PRIMO_GRADO'),
  classe('A-57', 'Tecnica della danza classica', 'SECONDO_GRADO'),
  classe('A-58', 'Tecnica della danza contemporanea', 'SECONDO_GRADO'),
  classe('A-59', 'Tecniche di accompagnamento alla danza e teoria e pratica musicale per la danza', 'SECONDO_GRADO'),
  classe('A-60', 'Tecnologia nella scuola secondaria di I grado', 'PRIMO_GRADO'),
  classe('A-61', 'Tecnologie e tecniche delle comunicazioni multimediali', 'SECONDO_GRADO'),
  classe('A-62', 'Tecnologie e tecniche per la grafica', 'SECONDO_GRADO'),
  classe('A-63', 'Tecnologie musicali', 'SECONDO_GRADO'),
  classe('A-64', 'Teoria, analisi e composizione', 'SECONDO_GRADO'),
  classe('A-65', 'Teoria e tecnica della comunicazione', 'SECONDO_GRADO'),
  classe('A-66', 'Trattamento testi, dati ed applicazioni, informatica', 'SECONDO_GRADO'),
  fino2024('AA24', 'Lingue e culture straniere nel II grado: francese', 'SECONDO_GRADO', 'A-22'),
  fino2024('AB24', 'Lingue e culture straniere nel II grado: inglese', 'SECONDO_GRADO', 'A-22'),
  fino2024('AC24', 'Lingue e culture straniere nel II grado: spagnolo', 'SECONDO_GRADO', 'A-22'),
  fino2024('AD24', 'Lingue e culture straniere nel II grado: tedesco', 'SECONDO_GRADO', 'A-22'),
  fino2024('AE24', 'Lingue e culture straniere nel II grado: russo', 'SECONDO_GRADO', 'A-22'),
  fino2024('AA25', 'Lingua comunitaria nel I grado: francese', 'PRIMO_GRADO', 'A-22'),
  fino2024('AB25', 'Lingua comunitaria nel I grado: inglese', 'PRIMO_GRADO', 'A-22'),
  fino2024('AC25', 'Lingua comunitaria nel I grado: spagnolo', 'PRIMO_GRADO', 'A-22'),
  fino2024('AD25', 'Lingua comunitaria nel I grado: tedesco', 'PRIMO_GRADO', 'A-22'),
  classe('AA55', 'Strumento musicale nel II grado: arpa', 'SECONDO_GRADO'),
  classe('AB55', 'Strumento musicale nel II grado: chitarra', 'SECONDO_GRADO'),
  classe('AC55', 'Strumento musicale nel II grado: clarinetto', 'SECONDO_GRADO'),
  classe('AD55', 'Strumento musicale nel II grado: corno', 'SECONDO_GRADO'),
  classe('AE55', 'Strumento musicale nel II grado: fagotto', 'SECONDO_GRADO'),
  classe('AF55', 'Strumento musicale nel II grado: fisarmonica', 'SECONDO_GRADO'),
  classe('AG55', 'Strumento musicale nel II grado: flauto', 'SECONDO_GRADO'),
  classe('AH55', 'Strumento musicale nel II grado: oboe', 'SECONDO_GRADO'),
  classe('AI55', 'Strumento musicale nel II grado: percussioni', 'SECONDO_GRADO'),
  classe('AJ55', 'Strumento musicale nel II grado: pianoforte', 'SECONDO_GRADO'),
  classe('AK55', 'Strumento musicale nel II grado: saxofono', 'SECONDO_GRADO'),
  classe('AL55', 'Strumento musicale nel II grado: tromba', 'SECONDO_GRADO'),
  classe('AM55', 'Strumento musicale nel II grado: violino', 'SECONDO_GRADO'),
  classe('AN55', 'Strumento musicale nel II grado: violoncello', 'SECONDO_GRADO'),
  classe('AA56', 'Strumento musicale nel I grado: arpa', 'PRIMO_GRADO'),
  classe('AB56', 'Strumento musicale nel I grado: chitarra', 'PRIMO_GRADO'),
  classe('AC56', 'Strumento musicale nel I grado: clarinetto', 'PRIMO_GRADO'),
  classe('AD56', 'Strumento musicale nel I grado: corno', 'PRIMO_GRADO'),
  classe('AE56', 'Strumento musicale nel I grado: fagotto', 'PRIMO_GRADO'),
  classe('AF56', 'Strumento musicale nel I grado: fisarmonica', 'PRIMO_GRADO'),
  classe('AG56', 'Strumento musicale nel I grado: flauto', 'PRIMO_GRADO'),
  classe('AH56', 'Strumento musicale nel I grado: oboe', 'PRIMO_GRADO'),
  classe('AI56', 'Strumento musicale nel I grado: percussioni', 'PRIMO_GRADO'),
  classe('AJ56', 'Strumento musicale nel I grado: pianoforte', 'PRIMO_GRADO'),
  classe('AK56', 'Strumento musicale nel I grado: saxofono', 'PRIMO_GRADO'),
  classe('AL56', 'Strumento musicale nel I grado: tromba', 'PRIMO_GRADO'),
  classe('AM56', 'Strumento musicale nel I grado: violino', 'PRIMO_GRADO'),
  classe('AN56', 'Strumento musicale nel I grado: violoncello', 'PRIMO_GRADO'),
  classe('B-01', 'Attività pratiche speciali', 'SECONDO_GRADO'),
  classe('B-02', 'Conversazione in lingua straniera', 'SECONDO_GRADO'),
  classe('B-03', 'Laboratori di fisica', 'SECONDO_GRADO'),
  classe('B-04', 'Laboratori di liuteria', 'SECONDO_GRADO'),
  classe('B-05', 'Laboratorio di logistica', 'SECONDO_GRADO'),
  classe('B-06', 'Laboratorio di odontotecnica', 'SECONDO_GRADO'),
  classe('B-07', 'Laboratorio di ottica', 'SECONDO_GRADO'),
  classe('B-08', 'Laboratori di produzioni industriali ed artigianali della ceramica', 'SECONDO_GRADO'),
  classe('B-09', 'Laboratori di scienze e tecnologie aeronautiche', 'SECONDO_GRADO'),
  classe('B-10', 'Laboratori di scienze e tecnologie delle costruzioni aeronautiche', 'SECONDO_GRADO'),
  classe('B-11', 'Laboratori di scienze e tecnologie agrarie', 'SECONDO_GRADO'),
  classe('B-12', 'Laboratori di scienze e tecnologie chimiche e microbiologiche', 'SECONDO_GRADO'),
  classe('B-13', 'Laboratori di scienze e tecnologie della calzatura e della moda', 'SECONDO_GRADO'),
  classe('B-14', 'Laboratori di scienze e tecnologie delle costruzioni', 'SECONDO_GRADO'),
  classe('B-15', 'Laboratori di scienze e tecnologie elettriche ed elettroniche', 'SECONDO_GRADO'),
  classe('B-16', 'Laboratori di scienze e tecnologie informatiche', 'SECONDO_GRADO'),
  classe('B-17', 'Laboratori di scienze e tecnologie meccaniche', 'SECONDO_GRADO'),
  classe('B-18', "Laboratori di scienze e tecnologie tessili, dell'abbigliamento e della moda", 'SECONDO_GRADO'),
  classe('B-19', 'Laboratori di servizi di ricettività alberghiera', 'SECONDO_GRADO'),
  classe('B-20', 'Laboratori di servizi enogastronomici, settore cucina', 'SECONDO_GRADO'),
  classe('B-21', 'Laboratori di servizi enogastronomici, settore sala e vendita', 'SECONDO_GRADO'),
  classe('B-22', 'Laboratori di tecnologie e tecniche delle comunicazioni multimediali', 'SECONDO_GRADO'),
  classe('B-23', 'Laboratori per i servizi socio-sanitari', 'SECONDO_GRADO'),
  classe('B-24', 'Laboratorio di scienze e tecnologie nautiche', 'SECONDO_GRADO'),
  classe('B-25', 'Laboratorio di scienze e tecnologie delle costruzioni navali', 'SECONDO_GRADO'),
  classe('B-26', 'Laboratorio di tecnologie del legno', 'SECONDO_GRADO'),
  classe('B-27', 'Laboratorio di tecnologie del marmo', 'SECONDO_GRADO'),
  classe('B-28', 'Laboratorio di tecnologie orafe', 'SECONDO_GRADO'),
  classe('B-29', 'Gabinetto fisioterapico', 'SECONDO_GRADO'),
  classe('B-30', "Addetto all'ufficio tecnico", 'SECONDO_GRADO'),
  classe('B-31', 'Esercitazioni pratiche per centralinisti telefonici', 'SECONDO_GRADO'),
  classe('B-32', 'Esercitazioni di pratica professionale', 'SECONDO_GRADO'),
  classe('B-33', 'Assistente di laboratorio', 'SECONDO_GRADO'),
];

export const classiConcorso: Tabella<ClasseConcorso> = {
  id: 'classi-concorso',
  descrizione: 'Classi di concorso e posti',
  origine: daConoscenza(
    'D.P.R. 14/02/2016 n. 19, D.M. 09/05/2017 n. 259, D.M. 22/12/2023 n. 255',
    'Mancano le classi con lingua di insegnamento slovena, tedesca e ladina e alcune lingue e strumenti.',
  ),
  voci,
};

/** The class of a code on a day; undefined when it did not exist then. */
export const classeConcorsoAl = (codice: string, giorno: Giorno): ClasseConcorso | undefined =>
  voci.find((voce) => voce.codice === codice && voce.dal <= giorno && (voce.al === null || giorno <= voce.al));

/** Classes in force on a day, by words of the name or by code. */
export const searchClassiConcorso = (criteria: string, giorno: Giorno): readonly ClasseConcorso[] =>
  searchVoci(
    voci.filter(({ dal, al }) => dal <= giorno && (al === null || giorno <= al)),
    ({ codice, descrizione }) => [codice, codice.replace('-', ''), descrizione],
    criteria,
  );
