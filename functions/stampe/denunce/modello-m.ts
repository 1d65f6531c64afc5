import { descrizioneBloccoModelloM, type RigaModelloM } from '../../../shared/contracts/denunce/modello-m.ts';
import { printModelloM, printModelloMFoglio } from '../../../shared/contracts/stampe/denunce/modello-m.ts';
import { nomeMese } from '../../../shared/domain/tempo/date.ts';
import { modelloMDellAnno } from '../../archivio/denunce/modello-m.ts';
import { elenco, type ColonnaDi, type Elenco } from '../elenco/elenco.ts';
import { defineStampa, type ContestoStampa } from '../stampa.ts';

type Nome = keyof RigaModelloM;

const conta = (titolo: string, nome: 'docenti' | 'ata' | 'esterni'): ColonnaDi<RigaModelloM> => ({
  titolo,
  tipo: 'numero',
  valore: (riga) => riga[nome],
});
const importo = (titolo: string, nome: Nome): ColonnaDi<RigaModelloM> => ({
  titolo,
  tipo: 'importo',
  totale: true,
  valore: (riga) => riga[nome],
});

const COLONNE: readonly ColonnaDi<RigaModelloM>[] = [
  { titolo: 'Mese', tipo: 'testo', valore: ({ mese }) => nomeMese(mese) },
  { titolo: 'Emolumento o contratto', tipo: 'testo', testata: true, valore: ({ emolumento }) => emolumento },
  conta('Docenti', 'docenti'),
  conta('ATA', 'ata'),
  conta('Esterni', 'esterni'),
  importo('Lordo', 'lordo'),
  importo('Contributi', 'previdenziali'),
  importo('Imposte', 'fiscali'),
  importo('Altre', 'altre'),
  importo('Netto', 'netto'),
  importo('Oneri pensione', 'oneriPensione'),
  importo('Oneri INPS', 'oneriInps'),
  importo('Altri oneri', 'altriOneri'),
  importo('IRAP', 'irap'),
  importo('Totale', 'totale'),
  { titolo: 'Mandati', tipo: 'testo', valore: ({ mandati }) => mandati },
  { titolo: 'F24', tipo: 'testo', valore: ({ f24 }) => f24 },
];

interface DiAnno {
  readonly anno: number;
}

const modello = elenco({
  title: ({ anno }: DiAnno) => Promise.resolve(`Modello M, ${anno}`),
  load: async ({ anno }: DiAnno, { archivio }: ContestoStampa): Promise<Elenco<RigaModelloM>> => {
    const { righe } = await modelloMDellAnno(anno, archivio);
    return {
      filtri: [
        { etichetta: 'Anno', valore: String(anno) },
        { etichetta: 'Contenuto', valore: 'Quanto è stato liquidato nell’anno, anche se non ancora pagato' },
        { etichetta: 'Colonne', valore: 'Da riscontrare: il modello ufficiale non è stato letto' },
      ],
      colonne: COLONNE,
      sezione: 'Parte',
      sommeNelFoglio: true,
      sezioni: [...Map.groupBy(righe, ({ blocco }) => blocco)].map(([blocco, sue]) => ({
        titolo: descrizioneBloccoModelloM[blocco],
        righe: sue,
      })),
      orientamento: 'orizzontale',
    };
  },
});

export const modelloM = defineStampa(printModelloM, { title: modello.title, load: modello.load, draw: modello.draw });
export const modelloMFoglio = defineStampa(printModelloMFoglio, modello);
