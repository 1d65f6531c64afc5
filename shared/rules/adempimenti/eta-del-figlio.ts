import type { RegolaDatata, Riscontro } from '../regola.ts';

/** Ages of a child, in years, that an absence is granted for: from the day one birthday comes to the day of another, that day included. */
export interface EtaDelFiglio {
  readonly da: number;
  readonly finoA: number;
}

const LEGGE_2026 = { testo: 'L. 199/2025, art. 1 cc. 219-220' };
const novita: Riscontro = {
  il: '2026-11-27',
  dove: 'confindustriatoscanacentroecosta.it; mysolution.it 2/2026; ntpluslavoro.ilsole24ore.com 6/1/2026',
  pagina: '2026-01-06',
};

const congedoParentale: RegolaDatata<EtaDelFiglio> = {
  id: 'assenze.eta-del-figlio.congedo-parentale',
  descrizione: 'Età del figlio per il congedo parentale',
  versioni: [
    {
      dal: '2001-04-27',
      valore: { da: 0, finoA: 8 },
      norma: [{ testo: 'D.Lgs. 151/2001, art. 32' }],
      fonte: 'conoscenza',
      riscontro: null,
    },
    {
      dal: '2015-06-25',
      valore: { da: 0, finoA: 12 },
      norma: [{ testo: 'D.Lgs. 151/2001, art. 32' }, { testo: 'D.Lgs. 80/2015, art. 7' }],
      fonte: 'fonte',
      riscontro: novita,
    },
    {
      dal: '2026-01-01',
      valore: { da: 0, finoA: 14 },
      norma: [{ testo: 'D.Lgs. 151/2001, art. 32' }, LEGGE_2026],
      fonte: 'fonte',
      riscontro: novita,
    },
  ],
};

const malattia: RegolaDatata<EtaDelFiglio> = {
  id: 'assenze.eta-del-figlio.malattia',
  descrizione: 'Età del figlio per le assenze per la sua malattia, senza limite di giorni',
  versioni: [
    {
      dal: '2001-04-27',
      valore: { da: 0, finoA: 3 },
      norma: [{ testo: 'D.Lgs. 151/2001, art. 47 c. 1' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-27', dove: 'partnerup.it 20/2/2026', pagina: '2026-02-20' },
    },
  ],
};

const malattiaOltre: RegolaDatata<EtaDelFiglio> = {
  id: 'assenze.eta-del-figlio.malattia-oltre-tre-anni',
  descrizione: 'Età del figlio per le assenze per la sua malattia, entro i giorni di un anno',
  versioni: [
    {
      dal: '2001-04-27',
      valore: { da: 3, finoA: 8 },
      norma: [{ testo: 'D.Lgs. 151/2001, art. 47 c. 2' }],
      fonte: 'fonte',
      riscontro: novita,
    },
    {
      dal: '2026-01-01',
      valore: { da: 3, finoA: 14 },
      norma: [{ testo: 'D.Lgs. 151/2001, art. 47 c. 2' }, LEGGE_2026],
      fonte: 'fonte',
      riscontro: novita,
    },
  ],
};

/** Ages by kind of absence; the other kinds ask none. */
export const etaDelFiglio: Readonly<Partial<Record<string, RegolaDatata<EtaDelFiglio>>>> = {
  CONGEDO_PARENTALE: congedoParentale,
  MALATTIA_FIGLIO: malattia,
  MALATTIA_FIGLIO_OLTRE_TRE_ANNI: malattiaOltre,
};

export const regoleEtaDelFiglio: readonly RegolaDatata<EtaDelFiglio>[] = [congedoParentale, malattia, malattiaOltre];
