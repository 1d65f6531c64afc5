import { dotazioneRoutes } from '../../../../../shared/contracts/noipa/dotazione.ts';
import { EsitoListaInput } from '../../../../../shared/contracts/noipa/esito.ts';
import type { ListaIntera } from '../../../../../shared/contracts/noipa/lista.ts';
import { listeRoutes } from '../../../../../shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '../../../../../shared/contracts/noipa/pagamenti.ts';
import { opzioni } from '../../../../../shared/domain/elenco.ts';
import { descrizioneEsitoListaNoipa, esitiListaNoipa } from '../../../../../shared/domain/noipa/lista.ts';
import { useWrite } from '../../../api/query.ts';
import { CampoData } from '../../../ui/modulo/campi/campo-data.tsx';
import { CampoScelta, CampoSceltaMultipla } from '../../../ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '../../../ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '../../../ui/modulo/modale-modulo.tsx';
import { useModulo } from '../../../ui/modulo/use-modulo.ts';

interface Props {
  readonly intera: ListaIntera;
  readonly onChiudi: () => void;
}

/** What came back of a sent list. */
export const EsitoListaModale = ({ intera: { lista, pagamenti }, onChiudi }: Props) => {
  const scrivi = useWrite(listeRoutes.setEsitoListaNoipa, [
    pagamentiRoutes.getListaNoipa,
    listeRoutes.listListeNoipa,
    dotazioneRoutes.listDisponibilita,
  ]);
  const { uid, versione } = lista;
  const modulo = useModulo({
    schema: EsitoListaInput,
    valori: lista.esito ?? { rata: null, datPagamento: null, motivo: '', respinti: [], stornati: [] },
    salva: (valori) => scrivi.mutateAsync({ body: { uid, versione, ...valori } }),
    messaggio: 'Esito registrato',
    onSalvato: onChiudi,
  });
  const persone = pagamenti.map(({ persona, nominativo, desCf }) => ({
    codice: persona,
    descrizione: nominativo,
    dettaglio: desCf,
  }));
  return (
    <ModaleModulo modulo={modulo} titolo="Esito della lista" salva="Registra l'esito" size="large" onChiudi={onChiudi}>
      <CampoScelta
        modulo={modulo}
        nome="esito"
        etichetta="Esito"
        voci={opzioni(esitiListaNoipa, descrizioneEsitoListaNoipa)}
      />
      <CampoTesto
        modulo={modulo}
        nome="rata"
        etichetta="Rata"
        aiuto="Il mese del cedolino NoiPA, per esempio 2026-03"
      />
      <CampoData modulo={modulo} nome="datPagamento" etichetta="Pagata il" />
      <CampoSceltaMultipla
        modulo={modulo}
        nome="respinti"
        etichetta="Scartati"
        aiuto="Non sono stati pagati: le loro somme tornano disponibili"
        voci={persone}
      />
      <CampoTesto modulo={modulo} nome="motivo" etichetta="Motivo" />
    </ModaleModulo>
  );
};
