-- What some channels have not taken yet, and which ones; until when a mailbox can be confirmed, 0 if it needs no confirmation.
UPDATE notices SET told = told | kinds, kinds = 0 WHERE done <> '';
ALTER TABLE notices DROP COLUMN done;
ALTER TABLE notices ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE notices ADD COLUMN late TEXT NOT NULL DEFAULT '';
ALTER TABLE channels ADD COLUMN expires INTEGER NOT NULL DEFAULT 0;
UPDATE channels SET expires = made + 604800000
WHERE kind = 'mail' AND instr(CAST(target AS TEXT), '"confirmed":false') > 0;
