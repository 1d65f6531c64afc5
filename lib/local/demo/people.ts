import type { PersonaNuova } from '../../../shared/contracts/anagrafe/anagrafe.ts';
import { codiceFiscaleDa } from '../../../shared/domain/codici/codice-fiscale-dati.ts';
import { composeIban, splitIban } from '../../../shared/domain/codici/iban.ts';
import { sorte, type Sorte } from './random.ts';

/** Names that nobody has: each says it is an example. */
const COGNOMI = [
  'Esempini',
  'Provetti',
  'Fintoni',
  'Dimostrati',
  'Simulacri',
  'Inventati',
  'Modellini',
  'Campionari',
  'Fantasioni',
  'Pseudonimi',
  'Segnaposti',
  'Bozzetti',
  'Figuranti',
  'Ipotetici',
  'Verosimili',
  'Artefatti',
  'Immaginari',
  'Presunti',
  'Apocrifi',
  'Fittizi',
  "D'Esempio",
  'De Prova',
  'Lo Finto',
  'Scenari',
  'Comparsi',
] as const;
const NOMI_F = [
  'Annalia',
  'Brunilla',
  'Carlotta',
  'Delizia',
  'Ermelinda',
  'Fiordaliso',
  'Ginevra',
  'Ilaria',
  'Lucilla',
  'Mirta',
  'Nives',
  'Ottavia',
] as const;
const NOMI_M = [
  'Abelardo',
  'Baldassarre',
  'Celestino',
  'Damiano',
  'Evaristo',
  'Fiorenzo',
  'Gaudenzio',
  'Ireneo',
  'Leopoldo',
  'Modesto',
  'Nicodemo',
  'Oreste',
] as const;
type Comune = readonly [string, string, string, string];
const COMUNI: readonly [Comune, Comune, ...Comune[]] = [
  ['H501', 'ROMA', 'RM', '00100'],
  ['F205', 'MILANO', 'MI', '20100'],
  ['F839', 'NAPOLI', 'NA', '80100'],
  ['L219', 'TORINO', 'TO', '10100'],
  ['A944', 'BOLOGNA', 'BO', '40100'],
  ['G273', 'PALERMO', 'PA', '90100'],
  ['D612', 'FIRENZE', 'FI', '50100'],
];

/** A person of the demo as the registry takes it; `indice` makes each one different. */
export const personaDemo = (seme: number, indice: number): PersonaNuova => {
  const caso = sorte(seme * 10_000 + indice);
  const flgSesso = caso.intero(100) < 72 ? ('F' as const) : ('M' as const);
  const desCognome = COGNOMI[(indice * 7 + seme) % COGNOMI.length] ?? 'Esempini';
  const nomi = flgSesso === 'F' ? NOMI_F : NOMI_M;
  const desNome = nomi[Math.floor(indice / COGNOMI.length + caso.intero(nomi.length)) % nomi.length] ?? 'Esempio';
  const datNascita = `${1961 + caso.intero(38)}-${twoDigits(1 + caso.intero(12))}-${twoDigits(1 + caso.intero(28))}`;
  const [codComuneNascita, desComuneNascita] = caso.scelta(COMUNI);
  const [codComuneRes, desComuneRes, provinciaRes, desCap] = caso.scelta([COMUNI[0], COMUNI[1]]);
  return {
    tipoSoggetto: 'FISICA',
    cfDeceduto: null,
    quotaEredita: null,
    desCognome,
    desNome,
    flgSesso,
    datNascita,
    codComuneNascita,
    desComuneNascita,
    desCf: codiceFiscaleDa({
      cognome: desCognome,
      nome: desNome,
      sesso: flgSesso,
      nascita: datNascita,
      codBelfiore: codComuneNascita,
    }),
    flgCfConfermato: false,
    codCittadinanza: null,
    codFiscaleEstero: '',
    codStatoEstero: null,
    desRegioneEstera: '',
    desLocalitaEstera: '',
    desIndirizzo: `Via dell'Esempio ${1 + indice}`,
    desCap,
    codComuneRes,
    desComuneRes,
    provinciaRes,
    desTelefono: null,
    desCellulare: null,
    desEMail: `persona${indice}@esempio.invalid`,
    desPec: null,
    ...conto(caso, indice),
    domicili: [],
    espero: [],
    primaAssicurazione: null,
    numPartitaNoipa: null,
    codUfficioNoipa: '',
    numAnnoScoFerfestResidue: caso.intero(4) === 0 ? caso.intero(12) : 0,
    note: '',
  };
};

const twoDigits = (numero: number): string => String(numero).padStart(2, '0');

const senzaCoordinate = { codCinEuro: null, codCin: null, codAbi: null, codCab: null, codCc: null };

const conto = (caso: Sorte, indice: number) => {
  const iban = splitIban(
    composeIban('03069', '03200', String(100_000_000 + indice * 977 + caso.intero(900)).slice(0, 12)),
  );
  const { codCinEuro, codCin, codAbi, codCab, codCc } = iban ?? senzaCoordinate;
  return {
    codModPagamento: 'B' as const,
    codPaese: 'IT',
    codCinEuro,
    codCin,
    codAbi,
    codCab,
    codCc,
    codCinEuroEstero: null,
    codBban: null,
    codBic: null,
  };
};
