import { firmeService } from '#archivio/scuola/firme.ts';
import { defineParte } from '#functions/colonne/parte.ts';
import { giornoIn, parseInput, type Mezzi } from '#functions/colonne/tipo.ts';
import { VersioneFirme } from '#shared/contracts/scuola/impostazioni.ts';

interface FirmeScuola {
  readonly uid: string;
  readonly versione: number;
  readonly versioni: readonly VersioneFirme[];
}
const firme = async ({ context }: Mezzi): Promise<FirmeScuola> => ({
  uid: 'firme',
  ...(await firmeService.get(context.archivio)),
});

/** The signatures to print, by start date. */
export const tipoFirme = defineParte<FirmeScuola, VersioneFirme>({
  nome: 'firme',
  ambito: 'scuola',
  gruppo: () => '',
  chiave: ['dal'],
  colonne: [
    { campo: 'dal', titolo: 'Dal', tipo: 'data', obbligatoria: true, esempio: '2025-09-01' },
    {
      campo: 'etichettaDs',
      titolo: 'Etichetta dirigente',
      tipo: 'testo',
      vuoto: '',
      esempio: 'Il dirigente scolastico',
    },
    { campo: 'firmaDs', titolo: 'Firma dirigente', tipo: 'testo', vuoto: '', esempio: 'Anna Verdi' },
    { campo: 'etichettaDsga', titolo: 'Etichetta DSGA', tipo: 'testo', vuoto: '', esempio: 'Il direttore SGA' },
    { campo: 'firmaDsga', titolo: 'Firma DSGA', tipo: 'testo', vuoto: '', esempio: 'Luca Neri' },
    { campo: 'dicitura', titolo: 'Dicitura', tipo: 'testo', vuoto: '', esempio: null },
  ],
  descrizione: (riga) => `Firme dal ${giornoIn(riga, 'dal')}`,
  findRecord: (_riga, mezzi) => firme(mezzi),
  records: async (mezzi) => [await firme(mezzi)],
  parti: ({ versioni }) => versioni,
  riga: (_firme, versione) => versione,
  parse: (riga) => parseInput(VersioneFirme, riga),
  save: async (record, versioni, _riga, { context }) =>
    firmeService.save({ versioni, versione: record?.versione ?? 1 }, context),
});
