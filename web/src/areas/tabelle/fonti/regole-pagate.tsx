import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { calcoloRoutes, type RegolaDaRiscontrare } from '#shared/contracts/cedolini/calcolo.ts';
import { formatMese, meseDi, type Mese } from '#shared/domain/tempo/mese.ts';
import { descrizioneMarca } from '#shared/rules/riscontri/marca.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { quanti } from '#ui/formati.ts';
import { SceltaMese } from '#ui/scelte/scelta-mese.tsx';
import { useSession } from '#ui/session.ts';

/** The first month of the runs of the program. */
const PRIMO_MESE: Mese = { anno: 2023, mese: 1 };

const colonne: readonly Colonna<RegolaDaRiscontrare>[] = [
  { id: 'descrizione', titolo: 'Regola' },
  { id: 'dal', titolo: 'In vigore dal', tipo: 'data' },
  { id: 'marca', titolo: 'Stato', valore: ({ marca }) => descrizioneMarca[marca] },
  { id: 'norma', titolo: 'Norma' },
  { id: 'documento', titolo: 'Che cosa la confermerebbe' },
  { id: 'cedolini', titolo: 'Cedolini', tipo: 'intero' },
];

const chiaveDi = ({ id, dal }: RegolaDaRiscontrare): string => `${id} ${dal}`;

/** The rules that made amounts paid in a month and wait for somebody to read them, once each. */
export const RegolePagate = () => {
  const corrente = meseDi(useSession().sessione.oggi);
  const [mese, setMese] = useState(corrente);
  const query = useRoute(calcoloRoutes.listRegolePagate, { body: mese }, { staleTime: 0 });
  if (query.isPending || query.error) return <Attesa errore={query.error} onRiprova={query.refetch} />;
  return <Tabella {...query.data} mese={mese} corrente={corrente} onMese={setMese} />;
};

interface Dati {
  readonly regole: readonly RegolaDaRiscontrare[];
  readonly cedolini: number;
  readonly mese: Mese;
  readonly corrente: Mese;
  readonly onMese: (mese: Mese) => void;
}

const Tabella = ({ regole, cedolini, mese, corrente, onMese }: Dati) => {
  const elenco = useElencoLocale<RegolaDaRiscontrare>({
    nome: 'regole',
    righe: regole,
    colonne,
    chiave: chiaveDi,
    stato: formatMese(mese),
  });
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo="Regole pagate e da riscontrare"
      descrizione={`Hanno deciso un importo pagato nel mese (${quanti(cedolini, 'cedolino', 'cedolini')}), e nessuno le ha ancora lette in una fonte pubblica`}
      azioni={<SceltaMese valore={mese} onCambia={onMese} dal={PRIMO_MESE} al={corrente} />}
      etichetta={({ descrizione }) => descrizione}
      vuoto={{
        titolo: 'Nessuna regola da riscontrare',
        testo:
          cedolini === 0
            ? 'Nel mese non è stato pagato nessun cedolino: scegliere un altro mese.'
            : 'Le regole che hanno deciso gli importi sono state lette in una fonte pubblica.',
      }}
    />
  );
};
