import { useState } from 'react';
import { useRoute, useWrite } from '#api/query.ts';
import type { Denuncia, RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { colonneDenuncia } from './colonne-denuncia.tsx';
import type { FlussoMostrato, Sezione } from './flusso.ts';
import { OriginiModale } from './origini-modale.tsx';
import { RecordModale } from './record-modale.tsx';
import { RespintoModale } from './respinti/respinto-modale.tsx';
import type { CampoDaCorreggere } from './rilievi/rilievi-denuncia.tsx';
import { useSolaLettura } from './sola-lettura.ts';
import { ValoreModale } from './valore-modale.tsx';

interface Props {
  readonly flusso: FlussoMostrato;
  readonly sezione: Sezione;
  readonly denuncia: Denuncia;
  /** Those of the section. */
  readonly righe: readonly RigaDenuncia[];
  /** The field being corrected. */
  readonly campo: CampoDaCorreggere | null;
  readonly onCampo: (campo: CampoDaCorreggere | null) => void;
  /** What may be done to a record besides. */
  readonly azioni?: (riga: RigaDenuncia) => readonly { readonly testo: string; readonly onClick: () => void }[];
  readonly onStampa?: ((riga: RigaDenuncia) => void) | undefined;
  readonly crea?: { readonly testo: string; readonly onClick: () => void } | undefined;
}

/** Records of a filing: each field may be written over, each sum opens to the payslip lines it is made of. */
export const RigheDenuncia = ({ flusso, sezione, denuncia, righe, campo, onCampo, azioni, crea, onStampa }: Props) => {
  const { uid, STATUS } = denuncia;
  const chiusa = useSolaLettura(denuncia);
  const [origini, setOrigini] = useState<RigaDenuncia | null>(null);
  const [aperta, setAperta] = useState<RigaDenuncia | null>(null);
  const [respinto, setRespinto] = useState<RigaDenuncia | null>(null);
  const [colonne] = useState(() => colonneDenuncia(sezione.campi, sezione.diMolti));
  const elenco = useElencoLocale<RigaDenuncia>({
    nome: `denuncia-${sezione.id}`,
    righe,
    colonne,
    chiave: ({ chiave }) => chiave,
    stato: uid,
  });
  const respinge = STATUS === 'INVIATO' && sezione.respingibile === true ? flusso.respinge : undefined;
  return (
    <>
      <Elenco
        elenco={elenco}
        variante="container"
        titolo={sezione.titolo}
        etichetta={sezione.nomeDi}
        onApri={sezione.diMolti ? setOrigini : setAperta}
        crea={chiusa ? undefined : crea}
        azioniRiga={(una) => [
          { testo: 'Apri', onClick: () => setAperta(una) },
          { testo: 'Da dove viene', onClick: () => setOrigini(una), disabilitata: una.origini === 0 },
          ...(onStampa ? [{ testo: 'Stampa', onClick: () => onStampa(una) }] : []),
          ...(chiusa ? [] : (azioni?.(una) ?? [])),
          ...(respinge ? [{ testo: respinge.azione, onClick: () => setRespinto(una) }] : []),
        ]}
        vuoto={{ titolo: 'Nessuna riga', testo: sezione.vuoto }}
      />
      {aperta && (
        <RecordModale
          key={aperta.chiave}
          {...{ sezione, denuncia, chiusa }}
          riga={aperta}
          lette={flusso.lette}
          onOrigini={setOrigini}
          onChiudi={() => setAperta(null)}
        />
      )}
      {!chiusa && <UnCampo {...{ flusso, sezione, denuncia, righe, campo }} onChiudi={() => onCampo(null)} />}
      {respinto && (
        <RespintoModale
          {...{ flusso, denuncia }}
          chiave={respinto.chiave}
          nome={sezione.nomeDi(respinto)}
          onChiudi={() => setRespinto(null)}
        />
      )}
      {origini && (
        <Origini
          route={sezione.origini}
          uid={denuncia.uid}
          chiave={origini.chiave}
          nome={sezione.nomeDi(origini)}
          onChiudi={() => setOrigini(null)}
        />
      )}
    </>
  );
};

interface CampoProps extends Pick<Props, 'flusso' | 'sezione' | 'denuncia' | 'righe' | 'campo'> {
  readonly onChiudi: () => void;
}

/** The field that a finding leads to. */
const UnCampo = ({ flusso, sezione, denuncia: { uid, versione }, righe, campo, onChiudi }: CampoProps) => {
  const scrivi = useWrite(sezione.correzione, flusso.lette);
  const riga = righe.find(({ chiave }) => chiave === campo?.chiave);
  const scelto = sezione.campi.find(({ nome }) => nome === campo?.nome);
  if (riga === undefined || scelto === undefined) return null;
  return (
    <ValoreModale
      key={`${riga.chiave} ${scelto.nome}`}
      nome={sezione.nomeDi(riga)}
      riga={riga}
      campo={scelto}
      salva={(nome, valore, perche) =>
        scrivi.mutateAsync({ body: { uid, versione, riga: riga.chiave, campo: nome, valore, perche } })
      }
      onChiudi={onChiudi}
    />
  );
};

interface OriginiProps {
  readonly route: Sezione['origini'];
  readonly uid: Denuncia['uid'];
  readonly chiave: string;
  readonly nome: string;
  readonly onChiudi: () => void;
}

const Origini = ({ route, uid, chiave, nome, onChiudi }: OriginiProps) => {
  const query = useRoute(route, { body: { uid, riga: chiave } });
  return query.data ? <OriginiModale titolo={nome} origini={query.data.origini} onChiudi={onChiudi} /> : null;
};
