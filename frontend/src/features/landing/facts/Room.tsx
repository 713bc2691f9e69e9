import { useRegion } from '../../../lib/region';
import shared from './facts.module.css';
import styles from './Room.module.css';
import { factTexts } from './texts';
import { RoomDrawing } from './RoomDrawing';

const words = factTexts.room;

/** The requirements for an au pair's room, next to a drawing of one. */
export function Room() {
  const region = useRegion();
  return (
    <section className={shared.section} aria-labelledby="room">
      <div className={`wrap ${styles.room}`}>
        <RoomDrawing className={styles.roomDrawing} />
        <div>
          <h2 id="room">{words.title}</h2>
          <p>{words.text}</p>
          <ul>
            {words.list[region].map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
