import { personaEntita } from '#archivio/persone/persona.ts';
import { defineParte } from '#functions/colonne/parte.ts';
import { colonneIntestatario, intestatario, loadPersona } from '#functions/colonne/personale.ts';
import { giornoIn, parseInput, testoDi } from '#functions/colonne/tipo.ts';
import { readItem } from '#platform/data/repository.ts';
import { AdesioneEspero } from '#shared/contracts/anagrafe/espero.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { savePersona } from './save-persona.ts';

/** Memberships of the Espero fund, by start date. */
export const tipoEspero = defineParte<Persona, AdesioneEspero>({
  nome: 'espero',
  ambito: 'persona',
  gruppo: (riga) => testoDi(riga, 'desCf'),
  chiave: ['desCf', 'dal'],
  colonne: [
    ...colonneIntestatario,
    {
      campo: 'dal',
      titolo: 'Dal',
      tipo: 'data',
      obbligatoria: true,
      esempio: '2025-02-01',
      aiuto: 'Primo giorno per cui si versa.',
    },
    { campo: 'al', titolo: 'Al', tipo: 'data', esempio: null },
    {
      campo: 'datAdesione',
      titolo: 'Data di adesione',
      tipo: 'data',
      esempio: '2025-01-15',
      aiuto: 'Giorno della sottoscrizione; vuoto: il primo giorno per cui si versa.',
    },
    { campo: 'codFondo', titolo: 'Codice fondo', tipo: 'testo', forma: 'codice', vuoto: '', esempio: null },
    { campo: 'comparto', titolo: 'Comparto', tipo: 'testo', vuoto: '', esempio: null },
    {
      campo: 'aliquotaAggiuntiva',
      titolo: 'Contributo aggiuntivo %',
      tipo: 'percento',
      vuoto: 0,
      esempio: 10_000,
    },
    { campo: 'quotaTfr', titolo: 'Quota TFR %', tipo: 'percento', esempio: null },
  ],
  descrizione: (riga) =>
    `${testoDi(riga, 'desNominativo') || testoDi(riga, 'desCf')}: Fondo Espero dal ${giornoIn(riga, 'dal')}`,
  findRecord: loadPersona,
  records: async (_mezzi, { items }) =>
    items.filter(({ tipo }) => tipo === personaEntita.nome).map((item) => readItem(personaEntita, item)),
  parti: ({ espero }) => espero,
  riga: (persona, adesione) => ({ ...intestatario(persona), ...adesione }),
  parse: ({ desCf: _cf, desNominativo: _nome, ...riga }) =>
    parseInput(AdesioneEspero, { ...riga, datAdesione: riga.datAdesione ?? riga.dal }),
  save: (persona, espero, _riga, mezzi) => savePersona(persona, { espero: [...espero] }, mezzi),
});
