import type { PersonaNuova } from '#shared/contracts/anagrafe/anagrafe.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { composeIban, splitIban } from '#shared/domain/codici/iban.ts';
import { cifraControllo } from '#shared/domain/codici/partita-iva.ts';
import { LUOGHI, type Luogo } from './places.ts';
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
/** Where somebody lives, and pays the surtaxes, since before the first run. */
export const residenza = ({ cap, codComune, desComune, provincia, codRegione }: Luogo) => ({
  desCap: cap,
  codComuneRes: codComune,
  desComuneRes: desComune,
  provinciaRes: provincia,
  domicili: [{ dal: '2020-01-01', codComuneDomf: codComune, desComuneDomf: desComune, codRegioneDomf: codRegione }],
});

/** A person of the demo as the registry takes it; `indice` makes each one different. */
export const personaDemo = (seme: number, indice: number): PersonaNuova => {
  const caso = sorte(seme * 10_000 + indice);
  const flgSesso = caso.intero(100) < 72 ? ('F' as const) : ('M' as const);
  const desCognome = COGNOMI[(indice * 7 + seme) % COGNOMI.length] ?? 'Esempini';
  const nomi = flgSesso === 'F' ? NOMI_F : NOMI_M;
  const desNome = nomi[Math.floor(indice / COGNOMI.length + caso.intero(nomi.length)) % nomi.length] ?? 'Esempio';
  const datNascita = `${1961 + caso.intero(38)}-${twoDigits(1 + caso.intero(12))}-${twoDigits(1 + caso.intero(28))}`;
  const { codComune: codComuneNascita, desComune: desComuneNascita } = caso.scelta(LUOGHI);
  const casa = caso.scelta(LUOGHI);
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
    ...residenza(casa),
    desTelefono: null,
    desCellulare: null,
    desEMail: `persona${indice}@esempio.invalid`,
    desPec: null,
    ...conto(caso, indice),
    espero: [],
    primaAssicurazione: null,
    numPartitaNoipa: null,
    codUfficioNoipa: '',
    numAnnoScoFerfestResidue: caso.intero(4) === 0 ? caso.intero(12) : 0,
    note: '',
  };
};

/** A company: of it the registry has a name and eleven digits. */
export const societaDemo = (seme: number, indice: number): PersonaNuova => ({
  ...personaDemo(seme, indice),
  tipoSoggetto: 'ENTE',
  desCognome: `Cooperativa Esempio ${indice}`,
  desNome: '',
  flgSesso: null,
  datNascita: null,
  codComuneNascita: null,
  desComuneNascita: '',
  desCf: partitaIvaDemo(seme, indice),
  domicili: [],
});

/** The heir of somebody, alone: the relative that a person of another number would be. */
export const eredeDemo = (seme: number, indice: number, cfDeceduto: string): PersonaNuova => ({
  ...personaDemo(seme, indice),
  tipoSoggetto: 'EREDE',
  cfDeceduto,
  quotaEredita: 1_000_000,
});

/** A VAT number of the province of Rome that nobody has been looked for behind: its first digits are those of an example. */
export const partitaIvaDemo = (seme: number, indice: number): string => {
  const dieci = `99${String(seme * 1000 + indice).padStart(5, '0')}058`;
  return `${dieci}${cifraControllo(dieci)}`;
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
    desIntestatario: '',
  };
};
