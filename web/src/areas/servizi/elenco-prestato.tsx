import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { useWrite } from '#api/query.ts';
import {
  prestatoServizioRoutes,
  type PrestatoServizio,
  type RigaPrestato,
} from '#shared/contracts/servizi/prestato-servizio.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { descrizionePrestato, statiPrestato, type StatoPrestato } from '#shared/domain/persona/prestato-servizio.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { useNotices } from '#ui/notices.tsx';
import { useHasRole } from '#ui/session.ts';

const nomeDi = ({ desCognome, desNome }: RigaPrestato): string => nominativo(desCognome, desNome);

const colonne: readonly Colonna<RigaPrestato>[] = [
  { id: 'nominativo', titolo: 'Supplente', valore: nomeDi, larghezza: 200 },
  { id: 'desTitolare', titolo: 'Sostituisce', larghezza: 200 },
  { id: 'datInizio', titolo: 'Dal', tipo: 'data', larghezza: 120 },
  { id: 'datFine', titolo: 'Al', tipo: 'data', larghezza: 120 },
  { id: 'numGiorni', titolo: 'Giorni', tipo: 'intero', larghezza: 90, seLarga: true },
  { id: 'numOre', titolo: 'Ore', tipo: 'ore', larghezza: 90 },
  { id: 'stato', titolo: 'Stato', valore: ({ stato }) => descrizionePrestato[stato], intera: true, larghezza: 180 },
  { id: 'datStato', titolo: 'Scritto il', tipo: 'data', larghezza: 120, seLarga: true },
];

const voci = statiPrestato.map((stato) => ({ id: stato, text: descrizionePrestato[stato] }));

interface Props {
  readonly letto: PrestatoServizio;
}

/** The substitutions of a month: those ticked are given a state together. */
export const ElencoPrestato = ({ letto }: Props) => {
  const { anno, mese, versione, righe } = letto;
  const salva = useWrite(prestatoServizioRoutes.savePrestatoServizio, [prestatoServizioRoutes.getPrestatoServizio]);
  const { notify, notifyError } = useNotices();
  const scrive = useHasRole('GESTORE', 'TESTER', 'SERVIZI');
  const elenco = useElencoLocale({ nome: 'prestato-servizio', righe, colonne, chiave: ({ uid }) => uid });
  const segna = async (scelte: readonly RigaPrestato[], stato: StatoPrestato): Promise<void> => {
    await salva.mutateAsync({ body: { anno, mese, versione, stato, servizi: scelte.map(({ uid }) => uid) } });
    notify(
      'success',
      `${scelte.length === 1 ? '1 supplenza' : `${scelte.length} supplenze`}: ${descrizionePrestato[stato].toLowerCase()}`,
    );
  };
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo="Supplenze brevi del mese"
      etichetta={nomeDi}
      {...(scrive
        ? {
            azioniMassive: (scelte: readonly RigaPrestato[], svuota: () => void) => (
              <ButtonDropdown
                items={voci}
                disabled={scelte.length === 0}
                loading={salva.isPending}
                onItemClick={({ detail }) => {
                  const stato = statiPrestato.find((uno) => uno === detail.id);
                  if (stato !== undefined) segna(scelte, stato).then(svuota, notifyError);
                }}
              >
                Segna come
              </ButtonDropdown>
            ),
          }
        : {})}
      vuoto={{
        titolo: 'Nessuna supplenza breve',
        testo: "Nel mese nessuno ha sostituito un assente. Un supplente si registra dall'assenza che copre.",
      }}
    />
  );
};
