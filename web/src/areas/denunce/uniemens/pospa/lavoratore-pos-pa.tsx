import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as z from 'zod';
import { useRoute, useWrite } from '#api/query.ts';
import type { Denuncia, RigaDenuncia, ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import {
  listaPosPARoutes,
  MASSIMI_MESI_V1,
  type QualeLista,
} from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import { numero, testo } from '#shared/domain/campi.ts';
import { descrizioneCausaleVariazione } from '#shared/domain/denunce/codici-pos-pa.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { useConferma } from '#ui/conferma.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { CampoIntero } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { Pagina } from '#ui/pagina.tsx';
import { OriginiModale } from '../../parti/origini-modale.tsx';
import { motivoSolaLettura, useSolaLettura } from '../../parti/sola-lettura.ts';
import { valoreVigente } from '../../parti/valore-vigente.ts';
import { lette, MODULI, type NomeScheda } from '../chiamate-moduli.ts';
import { moduli, type NomeModulo } from '../percorsi.ts';

interface Props {
  readonly denuncia: Denuncia;
  readonly lista: QualeLista;
  readonly cf: string;
  readonly onModulo: (modulo: NomeScheda, riga: string, nominativo: string) => void;
  readonly onChiudi: () => void;
}

interface Forma {
  readonly modulo: NomeModulo;
  readonly riga: RigaDenuncia;
}

const colonne: readonly Colonna<Forma>[] = [
  { id: 'modulo', titolo: 'Modulo', valore: ({ modulo }) => MODULI[modulo].titolo },
  { id: 'dal', titolo: 'Dal', valore: ({ riga }) => valoreVigente(riga, 'GiornoInizio'), tipo: 'data' },
  { id: 'al', titolo: 'Al', valore: ({ riga }) => valoreVigente(riga, 'GiornoFine'), tipo: 'data' },
  {
    id: 'causale',
    titolo: 'Causale',
    valore: ({ riga }) => {
      const causale = String(valoreVigente(riga, '@CausaleVariazione'));
      return descrizioneCausaleVariazione[causale] ?? causale;
    },
  },
  {
    id: 'imponibile',
    titolo: 'Imponibile',
    tipo: 'importo',
    valore: ({ riga }) => valoreVigente(riga, 'Gestioni.GestPensionistica.Imponibile'),
  },
  {
    id: 'contributo',
    titolo: 'Pensione',
    tipo: 'importo',
    valore: ({ riga }) => valoreVigente(riga, 'Gestioni.GestPensionistica.Contributo'),
  },
  { id: 'origine', titolo: 'Viene da', valore: ({ riga }) => (riga.aMano === true ? 'ufficio' : 'cedolini') },
];

/** A worker of a list: each form, what it says, where it comes from. */
export const LavoratorePosPA = ({ denuncia, lista, cf, onModulo, onChiudi }: Props) => {
  const { uid } = denuncia;
  const chiusa = useSolaLettura(denuncia);
  const query = useRoute(listaPosPARoutes.getLavoratorePosPA, { body: { uid, uidPosPa: lista, cf } }, { staleTime: 0 });
  if (query.isPending || query.error)
    return (
      <Pagina titolo={cf}>
        <Attesa errore={query.error} onRiprova={query.refetch} />
      </Pagina>
    );
  const { riga, ...suoi } = query.data;
  const nominativo = `${String(valoreVigente(riga, 'Cognome'))} ${String(valoreVigente(riga, 'Nome'))}`;
  return (
    <Pagina
      titolo={nominativo}
      descrizione={`${cf}, ${denuncia.descrizione}`}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={onChiudi}>Torna alla lista</Button>
          <Button onClick={() => onModulo('lavoratore', riga.chiave, nominativo)}>Dati del lavoratore</Button>
          {!chiusa && (
            <ButtonDropdown
              items={moduli.map((modulo) => ({ id: modulo, text: MODULI[modulo].titolo }))}
              onItemClick={({ detail: { id } }) =>
                onModulo(moduli.find((uno) => uno === id) ?? 'e0', 'nuovo', nominativo)
              }
            >
              Aggiungi un modulo
            </ButtonDropdown>
          )}
        </SpaceBetween>
      }
    >
      <Moduli
        denuncia={denuncia}
        forme={moduli.flatMap((modulo) => suoi[modulo].map((sua): Forma => ({ modulo, riga: sua })))}
        onModulo={(modulo, chiave) => onModulo(modulo, chiave, nominativo)}
      />
    </Pagina>
  );
};

/** The first day of a form, where it has one. */
const dalGiorno = (giorno: ValoreCampo): string => (giorno === '' ? '' : ` dal ${formatGiorno(String(giorno))}`);

interface ModuliProps extends Pick<Props, 'denuncia'> {
  readonly onModulo: (modulo: NomeScheda, riga: string) => void;
  readonly forme: readonly Forma[];
}

const Moduli = ({ denuncia, forme, onModulo }: ModuliProps) => {
  const [origini, setOrigini] = useState<Forma | null>(null);
  const [daMoltiplicare, setDaMoltiplicare] = useState<RigaDenuncia | null>(null);
  const chiusa = useSolaLettura(denuncia);
  const elimina = useElimina(denuncia);
  const elenco = useElencoLocale<Forma>({
    nome: 'moduli-pos-pa',
    righe: forme,
    colonne,
    ordine: 'modulo',
    chiave: ({ riga }) => riga.chiave,
    stato: denuncia.uid,
  });
  const bloccata = { disabilitata: chiusa, motivo: motivoSolaLettura(denuncia) };
  return (
    <>
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Moduli"
        etichetta={({ modulo, riga }) => `${MODULI[modulo].titolo}${dalGiorno(valoreVigente(riga, 'GiornoInizio'))}`}
        onApri={({ modulo, riga }) => onModulo(modulo, riga.chiave)}
        azioniRiga={(forma) => [
          { testo: 'Apri', onClick: () => onModulo(forma.modulo, forma.riga.chiave) },
          { testo: 'Da dove viene', onClick: () => setOrigini(forma), disabilitata: forma.riga.origini === 0 },
          ...(forma.modulo === 'v1'
            ? [{ testo: 'Ripeti nei mesi dopo', onClick: () => setDaMoltiplicare(forma.riga), ...bloccata }]
            : []),
          { testo: 'Togli', onClick: () => elimina(forma), ...bloccata },
        ]}
        vuoto={{ titolo: 'Nessun modulo', testo: 'Aggiungere il periodo che i cedolini non dicono.' }}
      />
      {origini && <Origini uid={denuncia.uid} forma={origini} onChiudi={() => setOrigini(null)} />}
      {daMoltiplicare && (
        <RipetiModale denuncia={denuncia} riga={daMoltiplicare} onChiudi={() => setDaMoltiplicare(null)} />
      )}
    </>
  );
};

/** Takes a form out of the filing, once it is confirmed. */
const useElimina = ({ uid, versione }: Denuncia) => {
  const conferma = useConferma();
  const elimina = {
    e0: useWrite(listaPosPARoutes.removeE0, lette),
    e1: useWrite(listaPosPARoutes.removeE1, lette),
    f1: useWrite(listaPosPARoutes.removeF1, lette),
    v1: useWrite(listaPosPARoutes.removeV1, lette),
  };
  return ({ modulo, riga }: Forma) =>
    conferma({
      titolo: `Togliere ${MODULI[modulo].titolo}?`,
      azione: 'Togli',
      testo:
        riga.aMano === true
          ? 'È stato scritto a mano: va perso.'
          : 'Viene dai cedolini: quello che dice non sarà in questa denuncia.',
      esegui: async () => {
        await elimina[modulo].mutateAsync({
          body: { uid, versione, riga: riga.chiave, perche: "tolto dall'ufficio" },
        });
      },
    });
};

const Origini = ({ uid, forma, onChiudi }: { uid: Denuncia['uid']; forma: Forma; onChiudi: () => void }) => {
  const query = useRoute(uniemensRoutes.getUniemens, { body: { uid, riga: forma.riga.chiave } });
  return query.data ? (
    <OriginiModale titolo={MODULI[forma.modulo].titolo} origini={query.data.origini} onChiudi={onChiudi} />
  ) : null;
};

const Ripetizione = z.strictObject({ mesi: numero(1, MASSIMI_MESI_V1), perche: testo(1, 300) });

/** The same earlier period for the months after it. */
const RipetiModale = ({
  denuncia: { uid, versione },
  riga,
  onChiudi,
}: Pick<Props, 'denuncia' | 'onChiudi'> & { readonly riga: RigaDenuncia }) => {
  const ripeti = useWrite(listaPosPARoutes.multiplyV1, lette);
  const modulo = useModulo({
    schema: Ripetizione,
    valori: { mesi: 1, perche: '' },
    salva: (valori) => ripeti.mutateAsync({ body: { uid, versione, riga: riga.chiave, ...valori } }),
    messaggio: 'Periodo ripetuto',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Ripeti nei mesi dopo" onChiudi={onChiudi}>
      <SpaceBetween size="m">
        <CampoIntero
          modulo={modulo}
          nome="mesi"
          etichetta="Quanti mesi"
          aiuto="Fino a dicembre dello stesso anno, ogni mese con i suoi giorni"
        />
        <CampoTesto modulo={modulo} nome="perche" etichetta="Motivo" />
      </SpaceBetween>
    </ModaleModulo>
  );
};
