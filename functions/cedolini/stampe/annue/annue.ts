import { type Prospetto } from '#functions/impaginazione/elenco/prospetto.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import {
  printCompensiAnnui,
  printGiornale,
  printRiepilogoAnnuo,
  printTrattamentoAccessorio,
} from '#shared/contracts/cedolini/stampe/annue/annue.ts';
import { pagataIl } from '#shared/domain/elaborazione/esecuzione.ts';
import { elencoDellAnno } from '../liquidato/elenchi.ts';
import { chiaveDi, chiDi, type Liquidato } from '../liquidato/liquidato.ts';
import { prospettoMesi } from '../liquidato/mesi.ts';
import { colonneSomme, sommeDi, type Somme } from '../liquidato/somme.ts';
import { prospettoPensione } from './trattamento-accessorio.ts';

interface RigaAnno {
  readonly persona: string;
  readonly desCf: string;
  readonly pagamenti: number;
  readonly somme: Somme;
}

const perPersona = (liquidati: readonly Liquidato[]): readonly RigaAnno[] =>
  [...Map.groupBy(liquidati, ({ testata }) => testata.uidSubAnagrafe).values()]
    .flatMap((suoi) => {
      const ultimo = suoi.at(-1);
      return ultimo === undefined ? [] : [{ ultimo, suoi }];
    })
    .toSorted((a, b) => (chiaveDi(a.ultimo) < chiaveDi(b.ultimo) ? -1 : 1))
    .map(({ ultimo, suoi }) => ({
      persona: chiDi(ultimo),
      desCf: ultimo.testata.storico.desCf,
      pagamenti: suoi.length,
      somme: sommeDi(suoi),
    }));

export const riepilogoAnnuo = defineStampa(
  printRiepilogoAnnuo,
  elencoDellAnno({
    titolo: 'Riepilogo annuo',
    righe: (liquidati): Prospetto<RigaAnno> => ({
      colonne: [
        { titolo: 'Persona', tipo: 'testo', testata: true, valore: ({ persona }) => persona },
        { titolo: 'Codice fiscale', tipo: 'testo', valore: ({ desCf }) => desCf },
        { titolo: 'Cedolini', tipo: 'numero', totale: true, valore: ({ pagamenti }) => pagamenti },
        ...colonneSomme<RigaAnno>(({ somme }) => somme),
      ],
      sezioni: [{ righe: perPersona(liquidati) }],
      orientamento: 'orizzontale',
    }),
  }),
);

/** The groups of lines that are pay. */
const COMPENSI: readonly string[] = ['competenze', 'somme_esenti', 'addebiti_fattura'];

export const compensiAnnui = defineStampa(
  printCompensiAnnui,
  elencoDellAnno({
    titolo: 'Compensi annui',
    righe: (liquidati) =>
      prospettoMesi(
        liquidati.flatMap((liquidato) =>
          liquidato.righe
            .filter(({ gruppo }) => COMPENSI.includes(gruppo))
            .map(({ descrizione, importo }) => ({
              gruppo: descrizione,
              riga: `${chiDi(liquidato)} (${liquidato.testata.storico.desCf})`,
              mese: liquidato.mese.mese,
              importo,
            })),
        ),
        { gruppo: 'Voce', riga: 'Persona' },
      ),
  }),
);

interface RigaGiornale {
  readonly numero: number;
  readonly liquidato: Liquidato;
  readonly somme: Somme;
  readonly progressivo: number;
}

/** Payments in the order they were made, each with the net of all those until it. */
const inOrdineDiPagamento = (liquidati: readonly Liquidato[]): readonly RigaGiornale[] => {
  const chiave = (liquidato: Liquidato) =>
    `${pagataIl(liquidato.processo)}#${String(liquidato.processo.ID_ELABORAZIONE).padStart(7, '0')}#${chiaveDi(liquidato)}`;
  let progressivo = 0;
  return liquidati
    .toSorted((a, b) => (chiave(a) < chiave(b) ? -1 : 1))
    .map((liquidato, indice) => {
      const somme = sommeDi([liquidato]);
      progressivo += somme.netto;
      return { numero: indice + 1, liquidato, somme, progressivo };
    });
};

export const giornale = defineStampa(
  printGiornale,
  elencoDellAnno({
    titolo: 'Giornale degli emolumenti',
    righe: (liquidati): Prospetto<RigaGiornale> => ({
      colonne: [
        { titolo: 'N.', tipo: 'numero', valore: ({ numero }) => numero },
        { titolo: 'Pagato il', tipo: 'giorno', valore: ({ liquidato }) => pagataIl(liquidato.processo) },
        { titolo: 'Elaborazione', tipo: 'testo', valore: ({ liquidato }) => liquidato.processo.DES_ELABORAZIONE },
        { titolo: 'Persona', tipo: 'testo', testata: true, valore: ({ liquidato }) => chiDi(liquidato) },
        { titolo: 'Codice fiscale', tipo: 'testo', valore: ({ liquidato }) => liquidato.testata.storico.desCf },
        ...colonneSomme<RigaGiornale>(
          ({ somme }) => somme,
          ['lordo', 'esenti', 'previdenziali', 'fiscali', 'altre', 'netto', 'costo'],
        ),
        { titolo: 'Netto progressivo', tipo: 'importo', valore: ({ progressivo }) => progressivo },
      ],
      sezioni: [{ righe: inOrdineDiPagamento(liquidati) }],
      orientamento: 'orizzontale',
    }),
  }),
);

export const trattamentoAccessorio = defineStampa(
  printTrattamentoAccessorio,
  elencoDellAnno({
    titolo: 'Trattamento accessorio',
    righe: async (liquidati, contesto) => prospettoPensione(contesto, liquidati),
  }),
);
