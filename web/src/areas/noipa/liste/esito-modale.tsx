import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import { dotazioneRoutes } from '#shared/contracts/noipa/dotazione.ts';
import { EsitoListaInput } from '#shared/contracts/noipa/esito.ts';
import type { ListaIntera } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { uidDi } from '#shared/domain/campi.ts';
import { descrizioneEsitoListaNoipa, esitiListaNoipa } from '#shared/domain/noipa/lista.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoScelta, CampoSceltaMultipla } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';

const Persone = z.array(uidDi('PERSONA')).max(1000);
const campi = z.strictObject({ ...EsitoListaInput.shape, stornati: Persone, rimborsati: Persone });
type Campi = z.infer<typeof campi>;

/** Who was paid by mistake, once: those whose money came back, and those who still have it. */
const esitoDa = ({ stornati, rimborsati, ...resto }: Campi): EsitoListaInput => ({
  ...resto,
  stornati: [
    ...rimborsati.map((persona) => ({ persona, rimborsato: true })),
    ...stornati.filter((persona) => !rimborsati.includes(persona)).map((persona) => ({ persona, rimborsato: false })),
  ],
});

/** The rules of an outcome, in the words of the server. */
const Modulo = campi.superRefine((valori, context) => {
  for (const { path, message } of EsitoListaInput.safeParse(esitoDa(valori)).error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message });
});

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
    schema: Modulo,
    valori: valoriDi(lista),
    salva: (valori) => scrivi.mutateAsync({ body: { uid, versione, ...esitoDa(valori) } }),
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
        parola="Esito della lista"
        etichetta="Esito"
        voci={opzioni(esitiListaNoipa, descrizioneEsitoListaNoipa)}
      />
      <CampoTesto
        modulo={modulo}
        nome="rata"
        parola="Rata di NoiPA"
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
      <CampoSceltaMultipla
        modulo={modulo}
        nome="stornati"
        etichetta="Pagati per errore, da restituire"
        aiuto="Soltanto di una lista pagata: la somma resta spesa finché non torna"
        voci={persone}
      />
      <CampoSceltaMultipla
        modulo={modulo}
        nome="rimborsati"
        etichetta="Pagati per errore, già restituiti"
        aiuto="Stornati: la loro somma torna disponibile"
        voci={persone}
      />
      <CampoTesto modulo={modulo} nome="motivo" etichetta="Motivo" />
    </ModaleModulo>
  );
};

/** The outcome as the form has it; empty before the first. The sums it set free are the server's. */
const valoriDi = ({ esito }: ListaIntera['lista']) => {
  if (esito === undefined)
    return { rata: null, datPagamento: null, motivo: '', respinti: [], stornati: [], rimborsati: [] };
  const { liberate: _liberate, stornati, ...resto } = esito;
  const quali = (tornati: boolean) =>
    stornati.flatMap(({ persona, rimborsato }) => (rimborsato === tornati ? [persona] : []));
  return { ...resto, stornati: quali(false), rimborsati: quali(true) };
};
