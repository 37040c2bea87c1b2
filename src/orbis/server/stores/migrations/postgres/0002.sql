-- Seats that move to another device, and seats that nobody has seen for long.
CREATE TABLE passes (
    digest TEXT COLLATE "C" PRIMARY KEY,
    "table" TEXT COLLATE "C" NOT NULL,
    seat INTEGER NOT NULL,
    expires BIGINT NOT NULL
);

CREATE TABLE seen (
    "table" TEXT COLLATE "C" NOT NULL,
    seat INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY ("table", seat)
);
