import type { Controllo, Segnalazione } from '#functions/denunce/macchina/denuncia.ts';
import type { F24Ordinario } from '#shared/contracts/denunce/f24.ts';
import { altroEnteDi } from '#shared/instradamento/modello-f24.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { totaliDi } from '../righe.ts';

const ISTRUZIONI = 'Istruzioni del modello F24';

const DOMICILIO = ['comune', 'provincia', 'cap', 'indirizzo'] as const;
const senzaDomicilio = (campo: string): Segnalazione => ({
  persona: null,
  campo,
  atteso: 'il domicilio fiscale della scuola',
  trovato: 'niente',
  rimedio: 'Completare indirizzo, CAP, comune e provincia nella scheda della scuola, poi aggiornare.',
});

/** Rules that only the ordinary form has. */
export const controlliOrdinario: readonly Controllo<F24Ordinario>[] = [
  {
    codice: 'f24.domicilio',
    gravita: 'BLOCCANTE',
    regola: 'Il file e ogni suo modello dicono il comune, la provincia, il CAP e l’indirizzo di chi versa.',
    fonte: ISTRUZIONI,
    find: ({ modelli, ...testa }) => [
      // The head of the file has that of the forms: what none of them has is told there.
      ...DOMICILIO.filter((campo) => testa[campo] === '' && modelli.some((uno) => uno[campo] !== '')).map((campo) =>
        senzaDomicilio(campo),
      ),
      ...modelli.flatMap((modello, m) =>
        DOMICILIO.filter((campo) => modello[campo] === '').map((campo) => senzaDomicilio(`modelli.${m}.${campo}`)),
      ),
    ],
  },
  {
    codice: 'f24.altro-ente',
    gravita: 'BLOCCANTE',
    regola: 'Le righe degli altri enti previdenziali dicono di quale ente sono, le altre no.',
    fonte: 'Circ. INPDAP 19/2010',
    find: ({ modelli }) =>
      modelli.flatMap(({ righe, dataPagamento }, m) =>
        righe.flatMap(({ sezione, altroEnte }, r) => {
          const atteso = altroEnteDi(sezione, dataPagamento);
          return altroEnte === atteso
            ? []
            : [
                {
                  persona: null,
                  campo: `modelli.${m}.righe.${r}.altroEnte`,
                  atteso: atteso || 'niente',
                  trovato: altroEnte || 'niente',
                  rimedio: 'Scrivere il codice dell’ente previdenziale della riga.',
                },
              ];
        }),
      ),
  },
  {
    codice: 'f24.segno',
    gravita: 'AVVISO',
    regola: 'Il saldo di ogni sezione è positivo: quello di una sezione con più crediti che debiti ha il segno N.',
    fonte:
      'Rete interbancaria, Versamenti unificati (SIA-RI-VEUN 001, rel. 6.8), punto 7.1.2: i saldi delle sezioni dello stesso modello hanno il segno P o N (yumpu.com, documento 15712067, letto il 30/11/2026); nel tracciato F24A0 nessuno lo ha letto',
    find: ({ modelli }) =>
      modelli.flatMap(({ righe }, m) =>
        [...Map.groupBy(righe, ({ sezione }) => sezione)].flatMap(([sezione, sue]) => {
          const { saldo } = totaliDi(sue);
          return saldo >= 0
            ? []
            : [
                {
                  persona: null,
                  campo: `modelli.${m}.righe`,
                  atteso: 'un saldo di sezione non negativo',
                  trovato: `${formatEuro(saldo)} nella sezione ${sezione}`,
                  rimedio:
                    'Il file porta il segno N, che è quello delle banche per lo stesso modello: nel tracciato dell’invio diretto nessuno lo ha letto, quindi provare il file con il controllo dell’Agenzia prima di inviarlo.',
                },
              ];
        }),
      ),
  },
];
