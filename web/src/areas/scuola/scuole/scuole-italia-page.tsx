import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useNavigate } from 'react-router-dom';
import { useRoute } from '#api/query.ts';
import { type ScuolaItalia } from '#shared/contracts/scuola/scuola-italia.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { accorciato } from '#shared/domain/testo.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRicerca } from '#ui/elenco/fonti/use-elenco-ricerca.ts';
import { useNotices } from '#ui/notices.tsx';
import { scuolaVuota, useSalvaScuola } from '../scuola-propria.ts';

type Ordine = 'desScuola' | 'codMeccanografico' | 'desComune';

const colonne: readonly Colonna<ScuolaItalia, Ordine>[] = [
  { id: 'desScuola', titolo: 'Denominazione', ordine: 'desScuola', larghezza: 300 },
  { id: 'codMeccanografico', titolo: 'Codice meccanografico', ordine: 'codMeccanografico', larghezza: 190 },
  { id: 'desTipo', titolo: 'Tipo', larghezza: 200 },
  { id: 'desComune', titolo: 'Comune', ordine: 'desComune', larghezza: 180 },
  { id: 'desProvincia', titolo: 'Provincia', larghezza: 140 },
  { id: 'desIstituto', titolo: 'Istituto di riferimento' },
  { id: 'flgStatale', titolo: 'Statale', tipo: 'si_no', nascosta: true },
];

/** The national list of schools: those found are taken among the other schools. */
export const ScuoleItaliaPage = () => {
  const elenco = useElencoRicerca({
    nome: 'scuole-italia',
    route: scuolaRoutes.searchScuoleItalia,
    criteri: {},
    colonne,
    ordine: 'desScuola',
    chiave: ({ codMeccanografico }) => codMeccanografico,
    unFiltroAllaVolta: true,
    testoLibero: 'desScuola',
    filtri: [
      { campo: 'desScuola', etichetta: 'Denominazione' },
      { campo: 'codMeccanografico', etichetta: 'Codice meccanografico' },
      { campo: 'desComune', etichetta: 'Comune' },
    ],
  });
  const { data: presenti = [] } = useRoute(scuolaRoutes.listScuole, { query: {} });
  const salva = useSalvaScuola();
  const naviga = useNavigate();
  const { notify, notifyError } = useNotices();
  const isPresente = ({ codMeccanografico }: ScuolaItalia) =>
    presenti.some((scuola) => scuola.codMeccanografico === codMeccanografico);
  const take = async (scelta: ScuolaItalia) => {
    await salva(altraScuola(scelta), undefined);
    notify('success', `${scelta.desScuola} è tra le altre scuole`);
  };
  return (
    <Elenco
      elenco={elenco}
      titolo="Scuole d'Italia"
      descrizione="L'anagrafe nazionale, importata dagli open data del Ministero"
      etichetta={({ desScuola }) => desScuola}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button href="#/scambio/importa/scuoleItalia">Importa l&apos;elenco</Button>
          <Button
            onClick={() => {
              void naviga('/tabelle/altreScuole');
            }}
          >
            Torna alle altre scuole
          </Button>
        </SpaceBetween>
      }
      azioniRiga={(scelta) => [
        {
          testo: 'Aggiungi alle altre scuole',
          onClick: () => {
            take(scelta).catch(notifyError);
          },
          disabilitata: isPresente(scelta),
          motivo: 'È già in archivio',
        },
      ]}
      vuoto={{
        titolo: "L'elenco nazionale non è stato importato",
        testo: "Si scarica dagli open data del Ministero dell'istruzione (anagrafe delle scuole, CSV) e si importa.",
      }}
    />
  );
};

/** The record of another school as the national list knows it; what is not in the form the program asks is left to the office. */
const altraScuola = ({
  codMeccanografico,
  desScuola,
  desIndirizzo,
  desCap,
  codComune,
  desComune,
  desEMail,
  desPec,
}: ScuolaItalia) =>
  scuolaVuota('ALTRA', {
    codMeccanografico,
    desScuola: accorciato(desScuola, 120),
    desIndirizzo: accorciato(desIndirizzo, 120),
    desCap: /^\d{5}$/.test(desCap) ? desCap : null,
    ...(/^[A-Z]\d{3}$/.test(codComune) ? { codComune, desComune } : {}),
    desEMail: indirizzo(desEMail),
    desPec: indirizzo(desPec),
  });

const indirizzo = (testo: string): string | null => (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(testo) ? testo : null);
