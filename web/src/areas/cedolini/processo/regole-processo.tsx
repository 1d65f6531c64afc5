import { useRoute } from '#api/query.ts';
import { calcoloRoutes, type RegolaDaRiscontrare } from '#shared/contracts/cedolini/calcolo.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { descrizioneMarca } from '#shared/rules/riscontri/marca.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { quanti } from '#ui/formati.ts';

const colonne: readonly Colonna<RegolaDaRiscontrare>[] = [
  { id: 'descrizione', titolo: 'Regola' },
  { id: 'dal', titolo: 'In vigore dal', tipo: 'data' },
  { id: 'marca', titolo: 'Stato', valore: ({ marca }) => descrizioneMarca[marca] },
  { id: 'norma', titolo: 'Norma' },
  { id: 'documento', titolo: 'Che cosa la confermerebbe' },
  { id: 'cedolini', titolo: 'Cedolini', tipo: 'intero' },
];

const chiaveDi = ({ id, dal }: RegolaDaRiscontrare): string => `${id} ${dal}`;

/** Which rules made the amounts of a run and wait for somebody to read them: once for the run, not in each payslip. */
export const RegoleProcesso = ({ processo: { uid, versione } }: { readonly processo: Processo }) => {
  const query = useRoute(calcoloRoutes.listRegole, { body: { idProcesso: uid } }, { staleTime: 0 });
  if (query.isPending || query.error) return <Attesa errore={query.error} onRiprova={query.refetch} />;
  return <Tabella key={versione} uid={uid} {...query.data} />;
};

interface Dati {
  readonly uid: string;
  readonly regole: readonly RegolaDaRiscontrare[];
  readonly cedolini: number;
}

const Tabella = ({ uid, regole, cedolini }: Dati) => {
  const elenco = useElencoLocale<RegolaDaRiscontrare>({
    nome: 'regole',
    righe: regole,
    colonne,
    chiave: chiaveDi,
    stato: uid,
  });
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo="Regole da riscontrare"
      descrizione={`Regole che hanno deciso un importo di ${quanti(cedolini, 'cedolino', 'cedolini')} e che nessuno ha ancora letto in una fonte pubblica`}
      etichetta={({ descrizione }) => descrizione}
      vuoto={{
        titolo: 'Nessuna regola da riscontrare',
        testo: 'Le regole che hanno deciso gli importi sono state lette in una fonte pubblica.',
      }}
    />
  );
};
