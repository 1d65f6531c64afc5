import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import { processiRoutes } from '../../../../../shared/contracts/cedolini/cedolini.ts';
import type { RigaProcesso } from '../../../../../shared/contracts/cedolini/processo.ts';
import { Elenco } from '../../../ui/elenco/elenco.tsx';
import { useElencoRicerca } from '../../../ui/elenco/fonti/use-elenco-ricerca.ts';
import { colonneProcessi, filtriProcessi } from '../colonne-processi.tsx';
import { inOrdine, nomeElaborazione } from './righe-confronto.ts';

/** Opens the comparison of two runs, the older first. */
export type OnConfronta = (prima: string, dopo: string) => void;

type Confrontata = Pick<RigaProcesso, 'uid' | 'ANNO' | 'MESE' | 'ID_ELABORAZIONE' | 'DES_ELABORAZIONE'>;

/** Chooses the run to compare with one: the row clicked. */
export const ConfrontaConModale = ({
  processo,
  onConfronta,
  onChiudi,
}: {
  readonly processo: Confrontata;
  readonly onConfronta: OnConfronta;
  readonly onChiudi: () => void;
}) => {
  const elenco = useElencoRicerca({
    nome: 'scelta-elaborazione',
    route: processiRoutes.listProcessi,
    criteri: {},
    colonne: colonneProcessi,
    ordine: 'periodo',
    verso: 'DESC',
    filtri: filtriProcessi,
    testoLibero: 'anno',
    unFiltroAllaVolta: true,
  });
  const righe = elenco.righe.filter(({ uid }) => uid !== processo.uid);
  const scegli = (altra: RigaProcesso) => {
    const [prima, dopo] = inOrdine<Confrontata>(processo, altra);
    onConfronta(prima.uid, dopo.uid);
  };
  return (
    <Modal
      visible
      size="max"
      header={`Confronta ${nomeElaborazione(processo)} con…`}
      closeAriaLabel="Chiudi"
      onDismiss={onChiudi}
      footer={
        <Box float="right">
          <Button onClick={onChiudi}>Annulla</Button>
        </Box>
      }
    >
      <Elenco
        elenco={{ ...elenco, righe, totale: elenco.totale - elenco.righe.length + righe.length }}
        titolo="Altre elaborazioni"
        variante="embedded"
        esporta={false}
        etichetta={({ DES_ELABORAZIONE }) => DES_ELABORAZIONE}
        onApri={scegli}
        vuoto={{ titolo: "Nessun'altra elaborazione", testo: 'Per un confronto ne servono due.' }}
      />
    </Modal>
  );
};
