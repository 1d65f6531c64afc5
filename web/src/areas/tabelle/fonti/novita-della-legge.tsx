import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { SceltaAnnoDal } from '#ui/scelte/scelta-anno.tsx';
import { useSession } from '#ui/session.ts';
import type { RigaNovita } from './riga-novita.ts';

/** The first year of the runs of the program. */
const PRIMO_ANNO = 2023;

const colonne: readonly Colonna<RigaNovita>[] = [
  { id: 'dal', titolo: 'Dal', tipo: 'data', larghezza: 110 },
  { id: 'regola', titolo: 'Regola', larghezza: 220 },
  { id: 'cambiamento', titolo: 'Che cosa', larghezza: 100 },
  { id: 'norma', titolo: 'Norma', larghezza: 200 },
  { id: 'dice', titolo: 'Che cosa dice', larghezza: 220, nascosta: true },
  { id: 'dimostrazione', titolo: 'Nelle scuole di esempio', larghezza: 280 },
  { id: 'perScuola', titolo: 'Scuola per scuola', larghezza: 280, nascosta: true },
  { id: 'chi', titolo: 'Nei casi della calcolatrice', larghezza: 280, seLarga: true },
  { id: 'netto', titolo: 'Al massimo, nei casi', tipo: 'importo', larghezza: 120, nascosta: true },
];

const NESSUNA: readonly RigaNovita[] = [];

/** The changes of the law of a year, made from the versions of the rules: each is calculated on the sample cases with it and without it. */
export const NovitaDellaLegge = () => {
  const corrente = meseDi(useSession().sessione.oggi).anno;
  const [anno, setAnno] = useState(corrente);
  const query = useQuery({
    queryKey: ['novita-della-legge', anno],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { righeNovita } = await import('./righe-novita.ts');
      return righeNovita(anno, () => signal.aborted);
    },
  });
  const elenco = useElencoLocale<RigaNovita>({
    nome: 'novita-della-legge',
    righe: query.data ?? NESSUNA,
    colonne,
    chiave: ({ chiave }) => chiave,
    stato: String(anno),
  });
  return (
    <Elenco
      elenco={{ ...elenco, caricamento: query.isPending, errore: query.error, ricarica: () => void query.refetch() }}
      variante="container"
      titolo="Novità della legge"
      descrizione="Ogni valore che comincia, cambia o finisce nell'anno: da quale giorno, per quale norma, e di quanto cambiano i cedolini delle scuole di esempio e i casi della calcolatrice, calcolati con e senza"
      azioni={<SceltaAnnoDal dal={PRIMO_ANNO} anno={anno} onCambia={setAnno} />}
      etichetta={({ regola }) => regola}
      vuoto={{ titolo: 'Nessuna novità', testo: "Nell'anno non comincia, non cambia e non finisce nessun valore." }}
    />
  );
};
