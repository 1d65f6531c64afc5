import { commissioniRepository } from '#archivio/tabelle/commissione.ts';
import type { Colonna, Riga } from '#functions/colonne/colonna.ts';
import { defineParte } from '#functions/colonne/parte.ts';
import { chiaveDi, defineTabella } from '#functions/colonne/tabella.ts';
import { parseInput, testoDi, type Mezzi } from '#functions/colonne/tipo.ts';
import { nonTrovato } from '#platform/errors.ts';
import { CommissioneInput, Membro, ParteClasse, type Commissione } from '#shared/contracts/tabelle/commissioni.ts';
import {
  descrizioneFasciaTrasferta,
  descrizioneFunzioneCommissione,
  descrizioneTipoEsame,
} from '#shared/domain/elaborazione/commissione.ts';
import { nomeAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { commissioni } from '../commissioni.ts';

const CHIAVE = ['numAnno', 'descrizione'] as const;

const intestazione: readonly Colonna[] = [
  {
    campo: 'numAnno',
    titolo: 'Anno scolastico',
    tipo: 'intero',
    obbligatoria: true,
    esempio: 2025,
    aiuto: "L'anno in cui inizia: 2025 per il 2025/26.",
  },
  {
    campo: 'descrizione',
    titolo: 'Commissione',
    tipo: 'testo',
    obbligatoria: true,
    esempio: 'Commissione 1',
  },
];

const nome = (riga: Riga): string => `${testoDi(riga, 'descrizione')} ${nomeAnnoScolastico(Number(riga.numAnno))}`;
const listCommissioni = ({ context }: Mezzi): Promise<Commissione[]> =>
  commissioniRepository(context.archivio).listAll();

const input = (riga: Riga, { articolate, membri }: Pick<Commissione, 'articolate' | 'membri'>): CommissioneInput =>
  parseInput(CommissioneInput, { ...riga, articolate, membri });

/** Exam commissions, by year and description; their classes and members are kinds of their own. */
export const tipoCommissioni = defineTabella<Commissione>({
  nome: 'commissioni',
  colonne: [
    ...intestazione,
    {
      campo: 'tipoEsame',
      titolo: 'Esame',
      tipo: 'scelta',
      scelte: descrizioneTipoEsame,
      vuoto: 'MATURITA',
      esempio: 'MATURITA',
    },
    { campo: 'numClassi', titolo: 'Classi', tipo: 'intero', vuoto: 0, esempio: 2 },
    { campo: 'sede', titolo: 'Sede', tipo: 'testo', vuoto: '', esempio: null },
    { campo: 'candidati', titolo: 'Candidati', tipo: 'intero', vuoto: 0, esempio: 30 },
    { campo: 'giorniLavorati', titolo: 'Giorni lavorati', tipo: 'intero', vuoto: 0, esempio: 20 },
    {
      campo: 'flgParitaria',
      titolo: 'In scuola paritaria',
      tipo: 'si_no',
      vuoto: false,
      esempio: false,
    },
    { campo: 'presidente', titolo: 'Presidente', tipo: 'testo', vuoto: '', esempio: 'Bianchi Luca' },
  ],
  chiave: CHIAVE,
  descrizione: nome,
  list: listCommissioni,
  riga: ({ uid: _uid, versione: _versione, articolate: _articolate, membri: _membri, ...riga }) => riga,
  create: (riga, { context }) => commissioni.create(input(riga, { articolate: [], membri: [] }), context),
  update: (commissione, riga, { context }) =>
    commissioni.update(commissione.uid, { ...input(riga, commissione), versione: commissione.versione }, context),
});

const diCommissione = {
  ambito: 'scuola',
  gruppo: chiaveDi(CHIAVE),
  findRecord: async (riga: Riga, mezzi: Mezzi): Promise<Commissione> => {
    const trovata = (await listCommissioni(mezzi)).find(
      ({ numAnno, descrizione }) => chiaveDi(CHIAVE)({ numAnno, descrizione }) === chiaveDi(CHIAVE)(riga),
    );
    if (trovata === undefined) throw nonTrovato(`La commissione ${nome(riga)}`);
    return trovata;
  },
  records: listCommissioni,
} as const;

const save = (commissione: Commissione | undefined, parti: Partial<CommissioneInput>, { context }: Mezzi) => {
  if (commissione === undefined) throw new Error('A part of a commission without its commission');
  const { uid, versione, ...campi } = commissione;
  return commissioni.update(uid, { ...parseInput(CommissioneInput, { ...campi, ...parti }), versione }, context);
};

/** The courses of the classes that hold several, each with its candidates. */
export const tipoClassiArticolate = defineParte<Commissione, ParteClasse>({
  ...diCommissione,
  nome: 'classiArticolate',
  chiave: [...CHIAVE, 'classe', 'indirizzo'],
  colonne: [
    ...intestazione,
    { campo: 'classe', titolo: 'Classe', tipo: 'testo', obbligatoria: true, esempio: '5A' },
    { campo: 'indirizzo', titolo: 'Indirizzo', tipo: 'testo', obbligatoria: true, esempio: 'Linguistico' },
    { campo: 'candidati', titolo: 'Candidati', tipo: 'intero', esempio: 12 },
  ],
  descrizione: (riga) => `Classe ${testoDi(riga, 'classe')} ${testoDi(riga, 'indirizzo')} (${nome(riga)})`,
  parti: ({ articolate }) => articolate,
  riga: ({ numAnno, descrizione }, parte) => ({ numAnno, descrizione, ...parte }),
  parse: ({ classe, indirizzo, candidati }) => parseInput(ParteClasse, { classe, indirizzo, candidati }),
  save: (commissione, articolate, _riga, mezzi) => save(commissione, { articolate: [...articolate] }, mezzi),
});

/** Who sits in the commissions. */
export const tipoMembriCommissione = defineParte<Commissione, Membro>({
  ...diCommissione,
  nome: 'membriCommissione',
  chiave: [...CHIAVE, 'nominativo'],
  colonne: [
    ...intestazione,
    { campo: 'nominativo', titolo: 'Nominativo', tipo: 'testo', obbligatoria: true, esempio: 'Bianchi Luca' },
    { campo: 'desCf', titolo: 'Codice fiscale', tipo: 'testo', forma: 'codice', esempio: null },
    {
      campo: 'funzione',
      titolo: 'Funzione',
      tipo: 'scelta',
      scelte: descrizioneFunzioneCommissione,
      esempio: 'COMMISSARIO_ESTERNO',
    },
    {
      campo: 'fasciaTrasferta',
      titolo: 'Fascia di trasferta',
      tipo: 'scelta',
      scelte: descrizioneFasciaTrasferta,
      esempio: '2',
    },
  ],
  descrizione: (riga) => `${testoDi(riga, 'nominativo')} (${nome(riga)})`,
  parti: ({ membri }) => membri,
  riga: ({ numAnno, descrizione }, membro) => ({ numAnno, descrizione, ...membro }),
  parse: ({ nominativo, desCf, funzione, fasciaTrasferta }) =>
    parseInput(Membro, { nominativo, desCf, funzione, fasciaTrasferta }),
  save: (commissione, membri, _riga, mezzi) => save(commissione, { membri: [...membri] }, mezzi),
});
