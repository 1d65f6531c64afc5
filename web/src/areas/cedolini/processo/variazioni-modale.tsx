import { useQuery } from '@tanstack/react-query';
import type { Client } from '#api/client.ts';
import { queryKey, useClient } from '#api/query.ts';
import { payslipRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import {
  MASSIMO_CONFRONTATI,
  variazioniRoutes,
  type CedolinoVariato,
  type Variazione,
} from '#shared/contracts/cedolini/variazioni.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Finestra } from '#ui/finestra.tsx';

interface Riga extends Variazione {
  readonly chiave: string;
  readonly persona: string;
  readonly desCf: string;
}

const senzaValore = (sezione: Riga['sezione'], prima: Riga['prima']): string => {
  if (prima !== null) return "non c'è più";
  return sezione === 'IMPEDIMENTI' ? 'non si può calcolare' : '';
};

const colonne: readonly Colonna<Riga>[] = [
  { id: 'persona', titolo: 'Persona' },
  { id: 'descrizione', titolo: 'Dato' },
  { id: 'prima', titolo: 'Al calcolo', valore: ({ prima }) => prima ?? '' },
  {
    id: 'dopo',
    titolo: 'Adesso',
    valore: ({ sezione, prima, dopo }) => dopo ?? senzaValore(sezione, prima),
  },
];

/** What changed of every person of the run, asked for a page of payslips at a time. */
const cercaVariazioni = async (
  client: Client,
  { uid, ANNO: anno, MESE: mese }: Processo,
): Promise<CedolinoVariato[]> => {
  const trovate: CedolinoVariato[] = [];
  let cursore: string | undefined;
  do {
    const pagina = await client(payslipRoutes.listCedolini, {
      body: { idProcesso: uid, limit: MASSIMO_CONFRONTATI, ...(cursore === undefined ? {} : { cursore }) },
    });
    const uidSubAnagrafeList = pagina.righe.map(({ uidSubAnagrafe }) => uidSubAnagrafe);
    if (uidSubAnagrafeList.length > 0)
      trovate.push(
        ...(await client(variazioniRoutes.varDatiPersone, { body: { uidSubAnagrafeList, anno, mese } })).filter(
          ({ idProcesso }) => idProcesso === uid,
        ),
      );
    cursore = pagina.cursore ?? undefined;
  } while (cursore !== undefined);
  return trovate;
};

const righeDi = (variati: readonly CedolinoVariato[]): Riga[] =>
  variati.flatMap(({ uidSubAnagrafe, storico, variazioni }) =>
    variazioni.map((variazione, indice) => ({
      ...variazione,
      chiave: `${uidSubAnagrafe} ${indice}`,
      persona: `${storico.desCognome} ${storico.desNome}`,
      desCf: storico.desCf,
    })),
  );

/** Why a run has to be computed again: the data of its people that are no longer what the payslips were computed from. */
export const VariazioniModale = ({
  processo,
  onChiudi,
}: {
  readonly processo: Processo;
  readonly onChiudi: () => void;
}) => {
  const client = useClient();
  const query = useQuery({
    queryKey: [...queryKey(variazioniRoutes.varDatiPersone), processo.uid, processo.versione],
    queryFn: async () => righeDi(await cercaVariazioni(client, processo)),
    staleTime: 0,
  });
  const elenco = useElencoLocale({
    nome: 'variazioni-dati',
    righe: query.data ?? [],
    colonne,
    chiave: ({ chiave }) => chiave,
  });
  return (
    <Finestra titolo="Che cosa è cambiato dopo il calcolo" onChiudi={onChiudi}>
      {(query.isPending || query.error) && <Attesa errore={query.error} onRiprova={query.refetch} />}
      {query.data && (
        <Elenco
          elenco={elenco}
          titolo="Dati cambiati"
          variante="embedded"
          etichetta={({ persona, descrizione }) => `${persona}, ${descrizione}`}
          vuoto={{
            titolo: 'Nessun dato delle persone è cambiato',
            testo: "Sono cambiati i dati dell'elaborazione, oppure una modifica è stata annullata.",
          }}
        />
      )}
    </Finestra>
  );
};
