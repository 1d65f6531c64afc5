import { personaEntita } from '#archivio/persone/persona.ts';
import type { Riga } from '#functions/colonne/colonna.ts';
import { codiceDaNome } from '#functions/colonne/luogo-da-nome.ts';
import { defineParte } from '#functions/colonne/parte.ts';
import { colonneIntestatario, intestatario, loadPersona } from '#functions/colonne/personale.ts';
import { giornoIn, parseInput, testoDi, type Trovato } from '#functions/colonne/tipo.ts';
import { readItem } from '#platform/data/repository.ts';
import { Domicilio, type Persona } from '#shared/contracts/anagrafe/persona.ts';
import { savePersona } from './save-persona.ts';

/** The code of the town, when the file has only its name. */
const complete = async (riga: Riga, trovato: Trovato | undefined): Promise<Riga> => {
  const scritto = testoDi(riga, 'desComuneDomf');
  if (
    testoDi(riga, 'codComuneDomf') !== '' ||
    scritto === '' ||
    scritto === testoDi(trovato?.riga ?? {}, 'desComuneDomf')
  )
    return riga;
  return {
    ...riga,
    codComuneDomf: await codiceDaNome(scritto, testoDi(riga, 'provincia'), testoDi(riga, 'dal'), 'desComuneDomf'),
  };
};

/** Fiscal domiciles of the people, by start date: surtaxes follow them. */
export const tipoDomicili = {
  ...defineParte<Persona, Domicilio>({
    nome: 'domicili',
    ambito: 'persona',
    gruppo: (riga) => testoDi(riga, 'desCf'),
    chiave: ['desCf', 'dal'],
    colonne: [
      ...colonneIntestatario,
      {
        campo: 'dal',
        titolo: 'Dal',
        tipo: 'data',
        secolo: 'rapporto',
        obbligatoria: true,
        esempio: '2025-01-01',
      },
      {
        campo: 'codComuneDomf',
        titolo: 'Codice catastale comune',
        tipo: 'testo',
        forma: 'codice',
        esempio: 'H501',
      },
      {
        campo: 'desComuneDomf',
        titolo: 'Comune',
        tipo: 'testo',
        vuoto: '',
        esempio: 'Roma',
        aiuto: "Basta il nome; il codice catastale, se c'è, vale di più.",
      },
    ],
    descrizione: (riga) =>
      `${testoDi(riga, 'desNominativo') || testoDi(riga, 'desCf')}: domicilio fiscale dal ${giornoIn(riga, 'dal')}`,
    findRecord: loadPersona,
    records: async (_mezzi, { items }) =>
      items.filter(({ tipo }) => tipo === personaEntita.nome).map((item) => readItem(personaEntita, item)),
    parti: ({ domicili }) => domicili,
    riga: (persona, { dal, codComuneDomf, desComuneDomf }) => ({
      ...intestatario(persona),
      dal,
      codComuneDomf,
      desComuneDomf,
    }),
    // The name and the tax region come with the town: the service completes them.
    parse: ({ dal, codComuneDomf, desComuneDomf }) =>
      parseInput(Domicilio, { dal, codComuneDomf, desComuneDomf: desComuneDomf || codComuneDomf, codRegioneDomf: '0' }),
    save: (persona, domicili, _riga, mezzi) => savePersona(persona, { domicili: [...domicili] }, mezzi),
  }),
  complete,
  completati: ['codComuneDomf'],
};
