import { nuovaScuolaItalia, scuolaItaliaEntita } from '#archivio/scuola/scuole-italia.ts';
import type { Colonna, Riga } from '#functions/colonne/colonna.ts';
import { defineTipo, parseInput, testoDi, type Mezzi } from '#functions/colonne/tipo.ts';
import { ScuolaItalia } from '#shared/contracts/scuola/scuola-italia.ts';

const colonna = (campo: string, titolo: string, ministero: string, cambi: Partial<Colonna> = {}): Colonna => ({
  campo,
  titolo,
  tipo: 'testo',
  vuoto: '',
  esempio: null,
  ...cambi,
});

/** The columns of the Ministry's open data (SCUANAGRAFESTAT, SCUANAGRAFEPAR) are recognised by their own names. */
const colonne: readonly Colonna[] = [
  colonna('codMeccanografico', 'Codice meccanografico', 'CODICESCUOLA', {
    forma: 'codice',
    obbligatoria: true,
    esempio: 'XXAA00001X',
  }),
  colonna('desScuola', 'Denominazione', 'DENOMINAZIONESCUOLA', { esempio: 'Scuola di esempio' }),
  colonna('desTipo', 'Tipo', 'DESCRIZIONETIPOLOGIAGRADOISTRUZIONESCUOLA'),
  colonna('codIstituto', 'Codice istituto', 'CODICEISTITUTORIFERIMENTO', { forma: 'codice' }),
  colonna('desIstituto', 'Istituto', 'DENOMINAZIONEISTITUTORIFERIMENTO'),
  colonna('desIndirizzo', 'Indirizzo', 'INDIRIZZOSCUOLA'),
  colonna('desCap', 'CAP', 'CAPSCUOLA', { cifre: 5 }),
  colonna('codComune', 'Codice catastale comune', 'CODICECOMUNESCUOLA', { forma: 'codice' }),
  colonna('desComune', 'Comune', 'DESCRIZIONECOMUNE'),
  colonna('desProvincia', 'Provincia', 'PROVINCIA'),
  colonna('desRegione', 'Regione', 'REGIONE'),
  colonna('desEMail', 'E-mail', 'INDIRIZZOEMAILSCUOLA'),
  colonna('desPec', 'PEC', 'INDIRIZZOPECSCUOLA'),
  { campo: 'flgStatale', titolo: 'Statale', tipo: 'si_no', vuoto: true, esempio: true },
];

/** The Ministry writes these words where it has no datum. */
const detto = (riga: Riga): Riga =>
  Object.fromEntries(
    Object.entries(riga).map(([campo, valore]) => [
      campo,
      typeof valore === 'string' && /^non disponibile$/i.test(valore) ? '' : valore,
    ]),
  );

const Chiave = ScuolaItalia.pick({ codMeccanografico: true });

const scuole = ({ context }: Mezzi) => context.archivio.of(scuolaItaliaEntita);

/** The national list of schools: published by the Ministry, too long for one file, so it is imported a region at a time. It is not the school's own, so it stays out of a whole-school file. */
export const tipoScuoleItalia = defineTipo({
  nome: 'scuoleItalia',
  ambito: 'scuola',
  daSolo: true,
  colonne,
  gruppo: (riga) => testoDi(riga, 'codMeccanografico'),
  chiave: (riga) => testoDi(riga, 'codMeccanografico'),
  descrizione: (riga) => `${testoDi(riga, 'codMeccanografico')} ${testoDi(riga, 'desScuola')}`,
  /** Only the file of state schools says which institute a school belongs to. */
  complete: async (riga) => ('flgStatale' in riga ? riga : { ...riga, flgStatale: 'codIstituto' in riga }),
  find: (riga, mezzi) =>
    scuole(mezzi).get(parseInput(Chiave, { codMeccanografico: riga.codMeccanografico }).codMeccanografico),
  create: async (riga, mezzi) => {
    mezzi.context.modifica.write(scuole(mezzi).create(nuovaScuolaItalia(parseInput(ScuolaItalia, detto(riga)))));
  },
  update: async (prima, riga, mezzi) => {
    mezzi.context.modifica.write(scuole(mezzi).update(prima, parseInput(ScuolaItalia, detto(riga))));
  },
  list: (mezzi) => scuole(mezzi).listAll(),
  riga: ({ uid: _uid, versione: _versione, ...riga }) => riga,
});
