import { limitiInParole } from '../../../shared/calculation/spiegazione/limiti-in-parole.ts';
import type { Fiscali } from '../../../shared/contracts/anagrafe/fiscale.ts';
import type { Persona } from '../../../shared/contracts/anagrafe/persona.ts';
import { domicilioAl } from '../../archivio/persone/persona.ts';

/** What is missing or doubtful in the tax data of a person for a year, in the words the run wizard shows. */
export const avvisiFiscali = (persona: Persona, fiscali: Fiscali | undefined, numAnno: number): string[] => {
  if (fiscali === undefined) return [`Mancano i dati fiscali del ${numAnno}.`, ...avvisiPersona(persona, numAnno)];
  const tipo = fiscali.percettore?.tipo ?? 'DIPENDENTE';
  return [
    ...(tipo === 'DIPENDENTE' && fiscali.numAliquotaMassima === null
      ? ["Manca l'aliquota massima: leggerla dall'ultimo cedolino NoiPA."]
      : []),
    ...(tipo === 'COCOCO' && fiscali.codGestioneSeparata === null ? ['Manca la classe della Gestione separata.'] : []),
    ...(tipo === 'OCCASIONALE' && fiscali.codGestioneSeparata === null
      ? [
          `Manca la classe della Gestione separata: serve se i compensi dell'anno superano la franchigia${limitiInParole(numAnno).franchigiaOccasionali}.`,
        ]
      : []),
    ...(fiscali.percettore?.tipo === 'PROFESSIONISTA' &&
    fiscali.percettore.regime === 'FORFETTARIO' &&
    fiscali.percettore.iva === 'ORDINARIA'
      ? ['Il regime forfettario non addebita IVA.']
      : []),
    ...avvisiPersona(persona, numAnno),
  ];
};

const avvisiPersona = (persona: Persona, numAnno: number): string[] => [
  ...(persona.codModPagamento === null ? ['Manca la modalità di pagamento.'] : []),
  ...(domicilioAl(persona, `${numAnno}-01-01`) === undefined
    ? [`Manca il domicilio fiscale al 1° gennaio ${numAnno}.`]
    : []),
];
