import type { Controllo } from '#functions/denunce/macchina/denuncia.ts';
import { giornoSettimana, partiDi } from '#shared/domain/tempo/date.ts';
import { isFestivo } from '#shared/domain/tempo/festivita.ts';
import type { FileF24 } from '../file-f24.ts';
import { bloccante, perRiga, type RegolaRiga, type RigaDelGiorno } from './regola-riga.ts';

/** A month as a number that grows; null for what is no month. */
const meseDi = (riferimento: string): number | null => {
  const [, mese, anno] = /^(0[1-9]|1[0-2])(\d{4})$/.exec(riferimento) ?? [];
  return mese === undefined ? null : Number(anno) * 12 + Number(mese);
};

/** The last month that a row is about; null where it names none. */
const ultimoMese = ({ riga: { riferimentoA, riferimentoB }, codice }: RigaDelGiorno): number | null => {
  if (codice?.riferimentoA === 'MESE' && codice.riferimentoB === 'ANNO')
    return meseDi(`${riferimentoA.slice(2)}${riferimentoB}`);
  return meseDi(riferimentoB) ?? meseDi(riferimentoA);
};

/** Rules over the months that a row is about. */
export const regolePeriodo: readonly RegolaRiga[] = [
  perRiga(bloccante('f24.periodo', 'Il periodo di una riga comincia prima di finire.'), ({ riga }) => {
    const [da, a] = [meseDi(riga.riferimentoA), meseDi(riga.riferimentoB)];
    return da === null || a === null || da <= a
      ? null
      : {
          campo: 'riferimentoB',
          atteso: `un mese da ${riga.riferimentoA} in poi`,
          trovato: riga.riferimentoB,
          rimedio: 'Correggere l’inizio o la fine del periodo.',
        };
  }),
  perRiga(
    {
      codice: 'f24.periodo-futuro',
      gravita: 'AVVISO',
      regola: 'Una somma non si paga prima del suo mese.',
      fonte: 'Regola del programma: nessuna fonte letta dice che l’Agenzia lo rifiuta',
    },
    (della) => {
      const { anno, mese } = partiDi(della.giorno);
      const ultimo = ultimoMese(della);
      // A later year is found by the form of the reference; a credit may be born with the year.
      const isDellAnno = ultimo !== null && ultimo <= anno * 12 + 12 && della.riga.debito > 0;
      return !isDellAnno || ultimo <= anno * 12 + mese
        ? null
        : {
            campo: 'riferimentoA',
            atteso: 'un mese che è già cominciato il giorno del pagamento',
            trovato: `${della.riga.riferimentoA} ${della.riga.riferimentoB}`.trim(),
            rimedio: 'Correggere il mese, o la data di pagamento.',
          };
    },
  ),
];

const SABATO = 6;

/** A day of payment on which banks and treasury are closed. */
export const controlloGiorno: Controllo<FileF24> = {
  codice: 'f24.giorno-non-lavorativo',
  gravita: 'AVVISO',
  regola: 'Il giorno del pagamento è lavorativo.',
  fonte: 'Calendario bancario: un versamento di sabato o festivo è addebitato il primo giorno lavorativo dopo',
  find: ({ modelli }) =>
    modelli.flatMap(({ dataPagamento }, indice) =>
      [0, SABATO, 7].includes(giornoSettimana(dataPagamento)) || isFestivo(dataPagamento)
        ? [
            {
              persona: null,
              campo: `modelli.${indice}.dataPagamento`,
              atteso: 'un giorno lavorativo',
              trovato: dataPagamento,
              rimedio: 'Anticipare la data, o lasciarla se la scadenza passa al giorno lavorativo dopo.',
            },
          ]
        : [],
    ),
};
