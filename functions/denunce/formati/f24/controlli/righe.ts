import type { Controllo } from '#functions/denunce/macchina/denuncia.ts';
import { comuneAl } from '#functions/riferimento/luoghi/comuni.ts';
import { getProvincia } from '#functions/riferimento/luoghi/province.ts';
import type { RigaF24 } from '#shared/contracts/denunce/f24.ts';
import type { ModelloF24 } from '#shared/domain/elaborazione/denuncia.ts';
import { formatGiorno, partiDi } from '#shared/domain/tempo/date.ts';
import { codiceNelModello, codiciDel } from '#shared/instradamento/modello-f24.ts';
import { regioniTributo } from '#shared/rules/regioni-tributo.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import type { CodiceVersamento, RiferimentoF24 } from '#shared/rules/versamenti.ts';
import type { FileF24 } from '../file-f24.ts';
import { regolePeriodo } from './periodo.ts';
import { bloccante, perRiga, TABELLA, type RegolaRiga, type RigaDelGiorno, type Trovata } from './regola-riga.ts';

const ANNI = 10;

/** A rule over the rows of one form: what it finds is named by the place of the row. */
const nelModello = (modello: ModelloF24, { find, ...regola }: RegolaRiga): Controllo<FileF24> => ({
  ...regola,
  find: ({ modelli }, riferimenti) =>
    modelli.flatMap(({ righe, dataPagamento: giorno }, m) =>
      righe.flatMap((riga, r) => {
        const codice = codiceNelModello(modello, riga.codice, giorno);
        const noto = Object.hasOwn(codiciDel(modello), riga.codice);
        const altroModello = !noto && Object.hasOwn(codiciDel(modello === 'EP' ? 'ORDINARIO' : 'EP'), riga.codice);
        const trovata = find({ riga, giorno, codice, noto, altroModello, riferimenti });
        return trovata === null
          ? []
          : [{ persona: null, ...trovata, campo: `modelli.${m}.righe.${r}.${trovata.campo}` }];
      }),
    ),
});

/** The forms a reference may have, with the words for who reads. */
const FORME: Readonly<Record<RiferimentoF24, { readonly attesa: string; readonly forma: RegExp }>> = {
  VUOTO: { attesa: 'niente', forma: /^$/ },
  MESE: { attesa: '00 e il mese, da 0001 a 0012', forma: /^00(?:0[1-9]|1[0-2])$/ },
  ANNO: { attesa: "l'anno di 4 cifre", forma: /^\d{4}$/ },
  MESE_ANNO: { attesa: 'mese e anno, MMAAAA', forma: /^(?:0[1-9]|1[0-2])\d{4}$/ },
};

const riferimento = (quale: 'riferimentoA' | 'riferimentoB') =>
  perRiga(
    bloccante(
      quale === 'riferimentoA' ? 'f24.riferimento-a' : 'f24.riferimento-b',
      `Il riferimento ${quale.slice(-1)} ha la forma che vuole il codice, con un anno non futuro e non più vecchio di ${ANNI} anni.`,
    ),
    ({ riga, giorno, codice }) => {
      if (codice === null || isPeriodoDm10(quale, riga, codice)) return null;
      const tipo = codice[quale];
      const { attesa, forma } = FORME[tipo];
      const { anno } = partiDi(giorno);
      const suo = tipo === 'ANNO' || tipo === 'MESE_ANNO' ? Number(riga[quale].slice(-4)) : anno;
      if (forma.test(riga[quale]) && suo <= anno && suo >= anno - ANNI) return null;
      return {
        campo: quale,
        atteso: attesa,
        trovato: riga[quale],
        rimedio: 'Correggere il mese o l’anno a cui la somma si riferisce.',
      };
    },
  );

/** A row by the number of the employer with both ends of its month: no source read says that it is refused. */
const isPeriodoDm10 = (quale: 'riferimentoA' | 'riferimentoB', riga: RigaF24, codice: CodiceVersamento): boolean =>
  quale === 'riferimentoB' &&
  codice.estremi === 'MATRICOLA' &&
  codice.riferimentoB === 'VUOTO' &&
  riga.riferimentoB !== '' &&
  riga.riferimentoB === riga.riferimentoA;

const REGOLE: readonly RegolaRiga[] = [
  ...regolePeriodo,
  perRiga(
    {
      codice: 'f24.periodo-dm10',
      gravita: 'AVVISO',
      regola: 'Una riga con la matricola ha il mese soltanto in «periodo dal».',
      fonte: 'Righe osservate in programmi che scrivono l’F24; le istruzioni non sono state lette',
    },
    ({ riga, codice }) =>
      codice !== null && isPeriodoDm10('riferimentoB', riga, codice)
        ? {
            campo: 'riferimentoB',
            atteso: 'niente',
            trovato: riga.riferimentoB,
            rimedio: 'Togliere «periodo al», o controllare le istruzioni del modello.',
          }
        : null,
  ),
  perRiga(
    {
      codice: 'f24.codice-sconosciuto',
      gravita: 'AVVISO',
      regola: 'Il codice è tra quelli che le scuole usano per le retribuzioni.',
      fonte: TABELLA,
    },
    ({ riga, noto, altroModello }) =>
      noto || altroModello
        ? null
        : {
            campo: 'codice',
            atteso: 'un codice della tabella del programma',
            trovato: riga.codice,
            rimedio:
              'Controllare il codice sulla tabella dell’Agenzia delle entrate: il programma non ne verifica le colonne.',
          },
  ),
  perRiga(
    bloccante('f24.codice-non-in-vigore', 'Il codice è in vigore il giorno del pagamento.'),
    ({ riga, giorno, codice, noto }) =>
      noto && codice === null
        ? {
            campo: 'codice',
            atteso: `un codice in vigore il ${formatGiorno(giorno)}`,
            trovato: riga.codice,
            rimedio: 'Usare il codice in vigore, oppure correggere la data di pagamento.',
          }
        : null,
  ),
  perRiga(bloccante('f24.codice-altro-modello', 'Il codice è del modello in cui sta.'), ({ riga, altroModello }) =>
    altroModello
      ? {
          campo: 'codice',
          atteso: 'un codice di questo modello',
          trovato: `${riga.codice}, dell’altro modello`,
          rimedio: 'Usare il codice dello stesso tributo in questo modello.',
        }
      : null,
  ),
  perRiga(
    {
      codice: 'f24.lato',
      gravita: 'AVVISO',
      regola: 'Un codice nato come credito sta nella colonna dei crediti.',
      fonte:
        'Regola del programma: il recupero di un credito dato in più si scrive a debito, e nessuna fonte letta lo vieta',
    },
    ({ riga, codice }) =>
      codice?.credito === true && riga.debito > 0 && riga.credito === 0
        ? {
            campo: 'debito',
            atteso: 'un credito',
            trovato: `un debito con il codice ${riga.codice}`,
            rimedio: 'Spostare l’importo tra i crediti, o usare il codice del debito.',
          }
        : null,
  ),
  perRiga(bloccante('f24.sezione', 'La riga sta nella sezione del suo codice.'), ({ riga, codice }) =>
    codice === null || codice.sezione === riga.sezione
      ? null
      : {
          campo: 'sezione',
          atteso: codice.sezione,
          trovato: riga.sezione,
          rimedio: 'Spostare la riga nella sua sezione.',
        },
  ),
  perRiga(bloccante('f24.importo', 'Una riga ha o un debito o un credito.'), ({ riga }) =>
    riga.debito > 0 !== riga.credito > 0
      ? null
      : {
          campo: 'debito',
          atteso: 'uno solo dei due importi',
          trovato: riga.debito > 0 ? 'debito e credito' : 'nessun importo',
          rimedio: 'Dividere la riga, o toglierla.',
        },
  ),
  perRiga(bloccante('f24.credito', 'Si compensa soltanto con i codici nati come crediti.'), ({ riga, codice }) =>
    codice === null || codice.credito || riga.credito === 0 || riga.debito > 0
      ? null
      : {
          campo: 'credito',
          atteso: 'un debito',
          trovato: `un credito con il codice ${riga.codice}`,
          rimedio: 'Usare il codice del credito, o togliere la riga.',
        },
  ),
  perRiga(
    bloccante('f24.ente', 'L’ente è quello che vuole il codice: regione, comune, sede INPS, provincia.'),
    erroreEnte,
  ),
  perRiga(bloccante('f24.estremi', 'Gli estremi sono quelli che vuole il codice.'), ({ riga, codice }) => {
    const attesi = codice === null ? null : ESTREMI[codice.estremi];
    return attesi === null || attesi.forma.test(riga.estremi)
      ? null
      : {
          campo: 'estremi',
          atteso: attesi.attesi,
          trovato: riga.estremi,
          rimedio: 'Completare i dati INPS della scuola, poi aggiornare.',
        };
  }),
  riferimento('riferimentoA'),
  riferimento('riferimentoB'),
];

const RIGA_DOPPIA: Controllo<FileF24> = {
  codice: 'f24.riga-doppia',
  gravita: 'AVVISO',
  regola: 'Le somme con lo stesso codice e gli stessi riferimenti stanno in una riga sola.',
  fonte: 'Istruzioni del modello F24',
  find: ({ modelli }) =>
    modelli.flatMap(({ righe }, m) => {
      const prime = new Map<string, number>();
      return righe.map(chiaveDi).flatMap((chiave, r) => {
        const prima = prime.get(chiave);
        if (prima === undefined) prime.set(chiave, r);
        return prima === undefined
          ? []
          : [
              {
                persona: null,
                campo: `modelli.${m}.righe.${r}.codice`,
                atteso: 'una riga sola',
                trovato: `come la riga ${prima + 1}`,
                rimedio: 'Sommare le due righe, o correggere quella sbagliata.',
              },
            ];
      });
    }),
};

/** Rules over each row of a form, from the table of the codes in force on the day of payment. */
export const controlliRighe = (modello: ModelloF24): readonly Controllo<FileF24>[] => [
  ...REGOLE.map((regola) => nelModello(modello, regola)),
  RIGA_DOPPIA,
];

const chiaveDi = ({ sezione, codice, ente, estremi, riferimentoA, riferimentoB }: RigaF24): string =>
  [sezione, codice, ente, estremi, riferimentoA, riferimentoB].join('\u0001');

const ESTREMI = {
  NESSUNO: { attesi: 'niente', forma: /^$/ },
  CAP_COMUNE: { attesi: 'il CAP e le prime 12 lettere del comune della sede', forma: /^\d{5}[A-Z .'-]{1,12}$/ },
  MATRICOLA: { attesi: 'la matricola INPS di 10 cifre', forma: /^\d{10}$/ },
} as const;

/** What the body column must hold. */
function erroreEnte({ riga, giorno, codice, riferimenti }: RigaDelGiorno): Trovata | null {
  const trovata = (atteso: string, rimedio: string): Trovata => ({
    campo: 'ente',
    atteso,
    trovato: riga.ente,
    rimedio,
  });
  switch (codice?.ente) {
    case undefined:
      return null;
    case 'NESSUNO':
      return riga.ente === '' ? null : trovata('niente', 'Togliere l’ente: questo codice non lo vuole.');
    case 'REGIONE':
      return Object.values(ifInForceOn(regioniTributo, giorno)?.valore ?? {}).includes(riga.ente)
        ? null
        : trovata(
            'il codice di una regione della tabella T0',
            'Correggere la regione del domicilio fiscale o della scuola.',
          );
    case 'COMUNE': {
      const comune = comuneAl(riferimenti.comuni, riga.ente, giorno);
      return comune.esito === 'valido'
        ? null
        : trovata(
            'il codice catastale di un comune',
            `${comune.messaggio} Correggere il domicilio fiscale delle persone della riga.`,
          );
    }
    case 'SEDE_INPS':
      return /^\d{4}$/.test(riga.ente)
        ? null
        : trovata('la sede INPS di 4 cifre', 'Inserire la sede INPS negli altri dati della scuola, poi aggiornare.');
    case 'PROVINCIA':
      return getProvincia(riga.ente) === undefined
        ? trovata(
            'la sigla di una provincia',
            'Inserire la provincia ex INPDAP negli altri dati della scuola, poi aggiornare.',
          )
        : null;
  }
}
